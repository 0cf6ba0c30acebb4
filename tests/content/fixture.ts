import { readFileSync } from 'node:fs'
import { checkContent } from '../../src/content/checkContent'
import type { ContentIssue, SourceFile } from '../../src/content/issues'
import { languageCodes } from '../../src/site/languages'

/** A small content of its own, so that a case takes milliseconds: two posts, a feature, a legal text, one namespace. */

const real = (path: string) => readFileSync(path, 'utf8')
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const everywhere = (path: string) => Object.fromEntries(languageCodes.map((code) => [code, path]))
const row = (template: string, path: object, rest: object = {}) => ({ template, namespaces: ['home'], path, ...rest })

const pages = {
  home: row('Home', everywhere('/')),
  pricing: row('Pricing', { fi: '/hinnoittelu', en: '/pricing', es: '/pricing', sv: '/priser', et: '/hinnad' }),
  'online-invoicing': row('Feature', { fi: '/verkkolaskutus', en: '/online', es: '/online', sv: '/natfaktura', et: '/e-arved' }, { related: ['pricing'] }),
  blog: row('Blog', everywhere('/blog')),
  'blog-page': row('Blog', everywhere('/blog/page/{page}')),
  'blog-post': row('Post', everywhere('/blog/{slug}')),
  terms: row('Legal', { fi: '/ehdot', en: '/terms', es: '/condiciones', sv: '/villkor', et: '/tingimused' }),
}

const table = JSON.parse(real('content/plans.json')) as { features: { page?: string }[] }
for (const feature of table.features) delete feature.page

/** A sentence or two in each language, long enough to tell which it is. */
const prose = {
  fi: 'Lasku lähtee saman päivän aikana, kun työ on valmis. Silloin asiakas muistaa vielä, mitä sovittiin, ja maksaa mielellään ajallaan.',
  en: 'Send the invoice on the day when the work is finished. The customer still remembers what you agreed on and is happy to pay on time.',
  es: 'Envía la factura el mismo día en que terminas el trabajo. El cliente todavía recuerda lo que habéis acordado y paga con gusto a tiempo.',
  sv: 'Skicka fakturan samma dag som arbetet är klart. Då minns kunden ännu vad ni kom överens om och betalar gärna i tid.',
  et: 'Saada arve samal päeval, kui töö on valmis. Siis mäletab klient veel, milles te kokku leppisite, ja maksab meelsasti õigel ajal.',
}

type Code = keyof typeof prose

const post = (id: string, language: Code) => `---
slug: "${id}-${language}"
title: "Title of ${id} in ${language}"
description: "${prose[language]}"
date: 2026-05-04
updated: 2026-06-01
author: hilla
cover: cover.svg
coverAlt: ""
tags: [vat]
---
${prose[language]}

## First part

Read [other](post:${id === 'first' ? 'second' : 'first'}) in {{product}}. ${language.toUpperCase()}
`

const legal = (language: Code) => `---
title: "Terms ${language}"
metaTitle: "Terms ${language}"
description: "${prose[language]}"
updated: 2026-06-01
---
${prose[language]}
`

const feature = (language: Code) => `---
name: "Online"
title: "Online"
metaTitle: "Online"
description: "${prose[language]}"
summary: "x"
lead: "x"
problem: { title: "x", text: "x" }
steps: [{ title: "a", text: "a" }, { title: "b", text: "b" }, { title: "c", text: "c" }]
benefits: [{ title: "a", text: "a" }, { title: "b", text: "b" }, { title: "c", text: "c" }]
picture: "x"
faq: [{ question: "a", answer: "a" }, { question: "b", answer: "b" }, { question: "c", answer: "c" }, { question: "d", answer: "d" }]
---
## How it works

${prose[language]}
`

const days = (language: Code) => Object.fromEntries(new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => [`days_${form}`, '{{count}} d']))
const home = (language: Code) => ({ hero: { title: prose[language], button: `Start ${language}` }, trial: `{{trialDays}} ${language}`, ...days(language) })

const codes = languageCodes
const drawing = { type: 'svg', width: 1600, height: 900, bytes: 2000 }

/** The files of the small content; no check finds anything in them. */
export const fixture: readonly SourceFile[] = [
  { path: 'content/pages.json', text: json(pages) },
  { path: 'content/plans.json', text: json(table) },
  { path: 'content/testimonials.json', text: '{}\n' },
  ...['site', 'company', 'samples'].map((name) => ({ path: `content/${name}.json`, text: real(`content/${name}.json`) })),
  ...['first', 'second'].flatMap((id) => [
    { path: `content/blog/${id}/cover.svg`, image: drawing },
    ...codes.map((code) => ({ path: `content/blog/${id}/${code}.md`, text: post(id, code).replaceAll(prose[code], `${id} ${prose[code]}`) })),
  ]),
  ...codes.flatMap((code) => [
    { path: `content/legal/terms/${code}.md`, text: legal(code) },
    { path: `content/features/online-invoicing/${code}.md`, text: feature(code) },
    { path: `locales/${code}/home.json`, text: json(home(code)) },
  ]),
  ...['Home', 'Pricing', 'Feature', 'Blog', 'Post', 'Legal'].map((name) => ({ path: `src/templates/${name}.tsx` })),
]

/** The post that most cases spoil. */
export const postPath = 'content/blog/first/en.md'

const textOf = (path: string) => {
  const file = fixture.find((other) => other.path === path)
  if (file?.text === undefined) throw new Error(`${path} is not in the fixture`)
  return file.text
}

/** The small content with a file changed, added or (null) removed. */
export function withFile(path: string, change: (text: string) => string | null): SourceFile[] {
  const known = fixture.some((file) => file.path === path)
  const text = change(known ? textOf(path) : '')
  const rest = fixture.filter((file) => file.path !== path)
  return text === null ? rest : [...rest, { path, text }]
}

/** Replaces a text that must be there. */
export const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`"${from}" is not there`)
  return text.replace(from, () => to)
}

/** What a case expects: the file, the place (line and column of the first occurrence of a marker), cause and hint. */
export interface Expected {
  file: string
  /** Text at which the issue points in the changed file; a number is the line alone; undefined for issues of a whole file. */
  at?: string | number
  cause: RegExp
  hint: RegExp
}

const placeOf = (text: string, marker: string) => {
  const before = text.slice(0, text.indexOf(marker)).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/** Fails unless there is one issue and it is the expected one, at the expected place. */
export function expectIssue(files: readonly SourceFile[], { file, at, cause, hint }: Expected): void {
  const issues = checkContent(files)
  expect(issues.map((issue: ContentIssue) => `${issue.file}: ${issue.cause}`)).toHaveLength(1)
  const [issue] = issues
  expect(issue!.file).toBe(file)
  expect(issue!.cause).toMatch(cause)
  expect(issue!.fix).toMatch(hint)
  const text = files.find(({ path }) => path === file)?.text ?? ''
  if (typeof at === 'string') {
    expect(text).toContain(at)
    expect({ line: issue!.line, column: issue!.column }).toEqual(placeOf(text, at))
  } else expect(issue!.line).toBe(at)
}
