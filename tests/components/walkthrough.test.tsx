import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { jobs, payments } from '../../src/sections/walkthrough/followedInvoice'
import { shownChannels } from '../../src/sections/walkthrough/shownChannels'
import { Walkthrough } from '../../src/sections/walkthrough/Walkthrough'
import { onPage } from './render'

const page = onPage(<Walkthrough />)

const one = (container: ParentNode, selector: string) => {
  const found = container.querySelectorAll(selector)
  expect([selector, found.length]).toEqual([selector, 1])
  return found[0]!
}

/** Returns the parts of a question: one for each answer, in their order. */
const partsOf = (container: ParentNode, question: string) => [
  ...container.querySelectorAll(`#${question} fieldset ~ div`),
]

test('the HTML has a part for every choice, without style attributes', () => {
  expect(renderToString(page)).not.toContain('style=')
  const { container } = render(page)
  for (const [question, count] of [
    ['invoice', jobs.length],
    ['way', shownChannels.length],
    ['payment', payments.length],
  ] as const) {
    const parts = partsOf(container, question)
    const radios = [...container.querySelectorAll(`#${question} input[name=show-${question}]`)]
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(
      Array.from({ length: count }, (_, at) => `${at}`),
    )
    // A label is also the heading of its part, for browsers that show them all.
    expect(parts.map((part) => one(part, 'h3').textContent)).toEqual(
      radios.map((radio) => radio.parentElement!.textContent),
    )
  }
})

test('each question is a group of radio buttons with a legend, the first one chosen', () => {
  render(page)
  const groups = screen.getAllByRole('group')
  expect(groups.map((group) => one(group, 'legend').textContent)).toEqual(['Which job?', 'Which way?', 'Which day?'])
  for (const group of groups)
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual(
      within(group)
        .getAllByRole('radio')
        .map((_, index) => index === 0),
    )
})

test('an invoice has lines, VAT, total and a reference number, and the file says the same', () => {
  const { container } = render(page)
  const paper = partsOf(container, 'invoice')[1]!
  const cells = [...paper.querySelectorAll('tbody td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['50\u00a0unit.trips', '€20.00', '€1,000.00'])
  expect([...paper.querySelectorAll('dl:nth-of-type(1) dd')].map(({ textContent }) => textContent)).toContain('43216')
  expect(paper.textContent).toContain('VAT 10%€100.00To pay€1,100.00')
  const file = one(partsOf(container, 'way')[0]!, '[data-job="1"]').textContent
  expect(file).toContain('EpiRemittanceInfoIdentifier43216EpiInstructedAmount1100,00EpiDateOptionDate20260306')
})

test('a late payment has two reminders, interest and a fee; an early payment has none of them', () => {
  const { container } = render(page)
  const paid = (at: number) => one(partsOf(container, 'payment')[at]!, '[data-job="1"]')
  expect(paid(0).textContent).toContain('+€1,100.00')
  expect(paid(0).textContent).not.toContain('Second reminder')
  const reminder = one(paid(1), 'dl').querySelectorAll(':scope > div')
  expect(Array.from(reminder, (row) => [one(row, 'dt').textContent, one(row, 'dd').textContent])).toEqual(
    expect.arrayContaining([
      ['Interest 10% 17', '€5.12'],
      ['To pay', '€1,117.12'],
    ]),
  )
  expect(paid(1).textContent).toContain('+€1,117.12')
})

test('the slip has its field names in both languages, the sum, the bar code, and the link to the trial in its signature field', () => {
  const { container } = render(page)
  const slip = one(container, '#slip')
  for (const name of slip.querySelectorAll('dt'))
    expect([...name.querySelectorAll<HTMLElement>('[lang]')].map(({ lang }) => lang)).toEqual(
      name.textContent.startsWith('Euro') ? ['fi'] : ['fi', 'sv'],
    )
  const fields = [...slip.querySelectorAll('dl > div')]
  const field = (name: string) => fields.find((each) => one(each, '[lang=fi]').textContent === name)!
  expect(one(field('Allekirjoitus'), 'dd').querySelector('a')).not.toBeNull()
  expect(one(field('Euro'), '[data-job="1"]').textContent).toBe('€1,100.00')
  expect(one(slip, ':scope > [data-job="1"]').textContent).toBe(
    'Digits 40012345600000785 00110000 00000000000000000043216 260306',
  )
})
