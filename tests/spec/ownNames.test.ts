import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import site from '../../content/site.json'
import { filesBelow } from '../../src/build/util/filesBelow'

const code = [...filesBelow('src').map((file) => join('src', file)), ...readdirSync('.')].filter((file) =>
  /\.[jt]sx?$/.test(file),
)
const others = [
  ...filesBelow('src')
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file)),
  ...filesBelow('static').map((file) => join('static', file)),
  'package.json',
]

/** Words of a source file that are names of things, and what it says in strings and in JSX. */
function wordsOf(file: string) {
  const [names, texts]: [string[], string[]] = [[], []]
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, cooked } = node as { type?: string; value?: string; cooked?: string }
    if (type === 'Identifier') names.push(value!)
    if (type === 'StringLiteral' || type === 'JSXText') texts.push(value!)
    if (type === 'TemplateElement') texts.push(cooked!)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }))
  return { file, names, texts }
}

const sources = code.map(wordsOf)
const says = [
  ...sources.map(({ file, texts }) => ({ file, text: texts.join('\n') })),
  ...others.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
]
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const holders = (text: string) =>
  says
    .filter((each) => new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'iu').test(each.text))
    .map(({ file }) => file)

const { company, contact, family, links, sites } = site
const addresses = [...Object.values(sites), ...Object.values(links), ...family.map(({ url }) => url)]
const hosts = new Set(addresses.map((address) => new URL(address).host))
const facts = [
  ...hosts,
  company.name,
  company.businessId,
  company.vatId,
  contact.email,
  contact.phone,
  contact.street,
  contact.postalCode,
  contact.einvoiceAddress,
]

test.each(facts)('no code, style or drawing says %s: it stands in content/site.json', (fact) => {
  expect(holders(fact)).toEqual([])
})

test('none says the name of the product, unless that is a word of the code', () => {
  const names = new Set(sources.flatMap(({ names }) => names.map((name) => name.toLowerCase())))
  const { name } = site.product
  expect(names.has(name.toLowerCase()) ? [] : holders(name)).toEqual([])
})
