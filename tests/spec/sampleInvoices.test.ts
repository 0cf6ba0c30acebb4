import { readFileSync } from 'node:fs'
import { sourceFiles } from '../../src/build/util/sourceFiles'

/** Drawn invoices of articles: SVGs whose amounts have ids. */
const drawn = sourceFiles(process.cwd(), (path) => /\/sample-invoice-\w+\.svg$/.test(path)).map(({ path }) => path)

/** The text of the element with an id. */
const textOf = (svg: string, id: string) => new RegExp(`id="${id}">([^<]+)<`).exec(svg)![1]!

/** Cents of an amount, whatever the language writes between euros and cents. */
const cents = (svg: string, id: string) => Number(textOf(svg, id).replace(/\D/g, ''))

/** The check digit of a Finnish reference number: weights 7, 3, 1 from the right. */
const checkDigit = (number: string) => {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * [7, 3, 1][index % 3]!, 0)
  return (10 - (sum % 10)) % 10
}

// A company that has replaced the example posts has none of them.
const provable = drawn.length > 0 ? test : test.skip
provable('the amounts of drawn invoices add up, and their reference numbers are right', () => {
  for (const path of drawn) {
    const svg = readFileSync(path, 'utf8')
    const rate = Number(/(\d+)[.,](\d)\s?%/.exec(svg)!.slice(1).join('')) / 1000
    expect([path, cents(svg, 'line1') + cents(svg, 'line2')]).toEqual([path, cents(svg, 'net')])
    expect([path, Math.round(cents(svg, 'net') * rate)]).toEqual([path, cents(svg, 'vat')])
    expect([path, cents(svg, 'net') + cents(svg, 'vat')]).toEqual([path, cents(svg, 'total')])
    const number = textOf(svg, 'number')
    expect([path, `${number}${checkDigit(number)}`]).toEqual([path, textOf(svg, 'reference')])
  }
})
