import type { Page } from '@playwright/test'
import { blend, formatHex, wcagContrast } from 'culori'
import { samplePages } from '../samplePages'
import { expect, folder, layoutTest as test, pathOf, hostLanguage, whole } from './site'

interface Mark {
  what: string
  colour: string
  /** Background colours below it, the nearest first. */
  grounds: string[]
}

/**
 * Returns the focus ring of every element that can have the focus, and the line below every menu link to the current
 * page, each with the backgrounds below it.
 */
async function marks(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    const groundsOf = (element: Element | null) => {
      const found: string[] = []
      for (let each = element; each; each = each.parentElement) found.push(getComputedStyle(each).backgroundColor)
      return found
    }
    const name = (element: Element) => element.outerHTML.slice(0, 120)
    const isShown = (element: Element) => element.checkVisibility()
    const found: Mark[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, [tabindex="0"]',
    )) {
      if (!isShown(element)) continue
      element.focus({ preventScroll: true })
      // The ring of a radio button is around its label.
      const ringed = [element, ...(element.closest('label') ? [element.closest('label')!] : [])].find(
        (each) => getComputedStyle(each).outlineStyle !== 'none',
      )
      found.push({
        what: `ring of ${name(element)}`,
        colour: ringed ? getComputedStyle(ringed).outlineColor : 'transparent',
        grounds: groundsOf((ringed ?? element).parentElement),
      })
    }
    for (const link of document.querySelectorAll('nav [aria-current]')) {
      const { textDecorationLine, textDecorationColor } = getComputedStyle(link)
      if (isShown(link) && textDecorationLine === 'underline')
        found.push({ what: `line under ${name(link)}`, colour: textDecorationColor, grounds: groundsOf(link) })
    }
    return found
  })
}

/** Returns the visible colour of several backgrounds on top of each other. */
const seen = (grounds: readonly string[]) => {
  const [last = 'white', ...above] = [...grounds, 'white'].reverse()
  return blend([last, ...above])
}

/**
 * Each template is tested on a phone in one theme and on a desktop in the other; the next template has the themes
 * exchanged. There are few different backgrounds, so this is enough.
 */
const views = [
  [
    [390, 'light'],
    [1280, 'dark'],
  ],
  [
    [390, 'dark'],
    [1280, 'light'],
  ],
] as const

for (const [turn, [template, path]] of [...samplePages(folder, hostLanguage, hostLanguage)].entries())
  test(`${template}: rings and marks stand out from their ground`, async ({ page }) => {
    await page.goto(path)
    await whole(page)
    await page.keyboard.press('Tab')
    for (const [width, colorScheme] of views[turn % views.length]!) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const all = await marks(page)
      expect(all.length).toBeGreaterThan(10)
      const weak = all.map(({ what, colour, grounds }) => ({
        what,
        colour,
        ground: formatHex(seen(grounds)),
        ratio: wcagContrast(colour, seen(grounds)),
      }))
      expect(
        weak.filter(({ ratio }) => ratio < 3),
        `${width} px, ${colorScheme}`,
      ).toEqual([])
    }
  })

test('on a narrow phone the ring of a number on the price map touches no number', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  await whole(page)
  await page.keyboard.press('Tab')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const touched = await page.locator('[data-asks=map]:has([name=map-invoices])').evaluate((scale) => {
      const numbers = [...scale.querySelectorAll('label')].map((label) => {
        const range = document.createRange()
        range.selectNode(label.lastChild!)
        return { label, box: range.getBoundingClientRect() }
      })
      return numbers.flatMap(({ label }) => {
        const radio = label.querySelector('input')!
        radio.focus({ preventScroll: true })
        const ringed = [radio, label].find((each) => getComputedStyle(each).outlineStyle !== 'none')
        if (!ringed) return [`no ring: ${label.textContent}`]
        const { outlineOffset, outlineWidth } = getComputedStyle(ringed)
        const room = parseFloat(outlineOffset) + parseFloat(outlineWidth)
        const { left, right, top, bottom } = ringed.getBoundingClientRect()
        const others = numbers.filter(
          ({ label: other, box }) =>
            other !== label && Math.max(box.left - right, left - box.right, box.top - bottom, top - box.bottom) < room,
        )
        return others.map(({ label: other }) => `${label.textContent} touches ${other.textContent}`)
      })
    })
    expect(touched, `${width} px`).toEqual([])
  }
})
