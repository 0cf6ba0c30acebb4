import type { Page } from '@playwright/test'
import { invoiceFor, jobs, payments, paymentAfter } from '../../src/sections/walkthrough/followedInvoice'
import { formatAmount } from '../../src/pricing/formatPrice'
import { withoutInvisible } from '../../src/site/invisible'
import { languageCodes, type Language } from '../../src/site/languages'
import { shownChannels } from '../../src/sections/walkthrough/shownChannels'
import { onlyContrast, violations } from './axe'
import { expect, pathOf, hostLanguage, test, whole } from './site'

// Without transitions, links change their colour at once with the theme.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The questions, each with the number of its choices. */
const questions = { invoice: jobs.length, way: shownChannels.length, payment: payments.length } as const

type Question = keyof typeof questions
type Chosen = Record<Question, number>

const first: Chosen = { invoice: 0, way: 0, payment: 0 }
const open = (page: Page, language: Language = hostLanguage) => page.goto(pathOf('how-it-works', language))

async function choose(page: Page, chosen: Chosen) {
  for (const [question, at] of Object.entries(chosen))
    await page.locator(`input[name=show-${question}][value="${at}"]`).check()
}

/** Asserts that the chosen part of each question is visible, and that all sums and numbers are those of the job. */
async function expectShown(page: Page, language: Language, chosen: Chosen) {
  for (const [question, at] of Object.entries(chosen)) {
    const parts = page.locator(`#${question} fieldset ~ div`)
    await expect(parts.filter({ visible: true })).toHaveCount(1)
    await expect(parts.nth(at)).toBeVisible()
  }
  const { total, reference, number } = invoiceFor(jobs[chosen.invoice]!)
  const { paid } = paymentAfter(total, payments[chosen.payment]!.days)
  const main = page.locator('main')
  await expect(page.locator('#invoice fieldset ~ div:visible')).toContainText(String(number))
  await expect(page.locator('#payment')).toContainText(`+${formatAmount(paid, language)}`, { useInnerText: true })
  await expect(page.locator('#slip')).toContainText(formatAmount(total, language), { useInnerText: true })
  for (const other of jobs.filter((_, index) => index !== chosen.invoice))
    await expect(main).not.toContainText(invoiceFor(other).reference, { useInnerText: true })
  // An envelope shows no reference number.
  const onTheWay = shownChannels[chosen.way] === 'paper' ? [] : ['#way']
  for (const part of ['#invoice', ...onTheWay, '#payment', '#slip'])
    await expect(page.locator(part)).toContainText(reference, { useInnerText: true })
}

for (const javaScriptEnabled of [true, false])
  test.describe(`the invoice, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('each choice shows its part and hides the others', async ({ page }) => {
      await open(page)
      await expectShown(page, hostLanguage, first)
      for (const [question, count] of Object.entries(questions))
        for (let at = 0; at < count; at++) {
          const chosen = { ...first, [question]: at }
          await choose(page, chosen)
          await expectShown(page, hostLanguage, chosen)
        }
      const last = { invoice: questions.invoice - 1, way: questions.way - 1, payment: questions.payment - 1 }
      await choose(page, last)
      await expectShown(page, hostLanguage, last)
    })
  })

for (const language of languageCodes)
  test(`the invoice in ${language} begins with the first choices`, async ({ page }) => {
    await open(page, language)
    await expectShown(page, language, first)
  })

test('the choices work by keyboard', async ({ page }) => {
  await open(page)
  for (const question of Object.keys(questions)) {
    await page.locator(`input[name=show-${question}][value="0"]`).focus()
    await page.keyboard.press('ArrowDown')
  }
  await expectShown(page, hostLanguage, { invoice: 1, way: 1, payment: 1 })
})

test('a late payment is announced with the reminders before it', async ({ page }) => {
  const late = payments.findIndex(({ days }) => paymentAfter(0, days).reminded.length > 0)
  test.skip(late < 1, 'no payment that a visitor chooses is late')
  await open(page)
  await choose(page, { ...first, payment: late })
  const [, , ...afterDue] = await page.locator('#payment li:visible').allInnerTexts()
  await expect(page.locator('#status')).toContainText(withoutInvisible(afterDue.join('\n')).replaceAll(/\n+/g, ', '))
})

test('print has what is chosen, and no more', async ({ page }) => {
  await open(page)
  const chosen = { invoice: 1, way: 1, payment: 2 }
  await choose(page, chosen)
  await page.emulateMedia({ media: 'print' })
  await expectShown(page, hostLanguage, chosen)
})

test('every choice fits a narrow phone and is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page)
  await whole(page)
  for (const at of [0, 1, 2]) {
    await choose(page, { invoice: at, way: at, payment: at })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([at, sideways]).toEqual([at, 0])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(
        await violations(page, colorScheme === 'dark' ? onlyContrast : undefined),
        `${at}, ${colorScheme}`,
      ).toEqual([])
    }
  }
})

test('on a tablet the account stands beside the sums', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page)
  const sums = (await page.locator('#invoice dl:has(> dt[data-answer]):visible').boundingBox())!
  const account = (await page.locator('#invoice dl:has(+ dl > dt[data-answer]):visible').boundingBox())!
  expect(account.x + account.width).toBeLessThan(sums.x)
  expect(account.y).toBeLessThan(sums.y + sums.height)
})

test('the front page leads here', async ({ page }) => {
  await page.goto(pathOf('home', hostLanguage))
  await expect(page.locator(`main a[href="${pathOf('how-it-works', hostLanguage)}"]`).first()).toBeVisible()
})
