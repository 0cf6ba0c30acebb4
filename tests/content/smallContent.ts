import { readFileSync } from 'node:fs'
import type { SourceFile } from '../../src/check/issues'
import { languageCodes, type Language } from '../../src/site/languages'
import { kindNamed, kinds } from '../../src/site/kinds'

/** A small content of its own, so that a case takes milliseconds: two posts, a feature, a legal text, one namespace. */

const real = (path: string) => readFileSync(path, 'utf8')
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const everywhere = (path: string) => Object.fromEntries(languageCodes.map((code) => [code, path]))
const row = (template: string, path: object, rest: object = {}) => ({ template, path, ...rest })

const pages = {
  home: row('Home', everywhere('/')),
  pricing: row('Pricing', { ...everywhere('/pricing'), fi: '/hinnoittelu', sv: '/priser', et: '/hinnad' }),
  'online-invoicing': row(
    'Feature',
    { ...everywhere('/online'), fi: '/verkkolaskutus', sv: '/natfaktura', et: '/e-arved' },
    { related: ['pricing'] },
  ),
  blog: row('Blog', everywhere('/blog')),
  'blog-page': row('Blog', everywhere('/blog/page/{page}')),
  'blog-tag': row('BlogTag', everywhere('/blog/tag/{slug}')),
  'blog-post': row('Post', everywhere('/blog/{slug}')),
  terms: row('Legal', { ...everywhere('/terms'), fi: '/ehdot', es: '/condiciones', sv: '/villkor', et: '/tingimused' }),
}

const navigation = {
  header: [{ page: 'pricing' }, { page: 'blog' }],
  footer: [{ title: 'footer.legal', pages: [{ page: 'terms' }], links: ['login'] }],
  contact: [{ page: 'blog', label: 'home:hero.button' }],
  notFound: [{ page: 'pricing', label: 'nav.pricing' }],
}

const table = JSON.parse(real('content/plans.json')) as { features: { page?: string }[] }
for (const feature of table.features) delete feature.page

/** A sentence or two in each language, long enough to tell which it is. */
const written: Partial<Record<Language, string>> = {
  fi: 'Lasku lähtee saman päivän aikana, kun työ on valmis. Silloin asiakas muistaa vielä, mitä sovittiin, ja maksaa mielellään ajallaan.',
  en: 'Send the invoice on the day when the work is finished. The customer still remembers what you agreed on and is happy to pay on time.',
  es: 'Envía la factura el mismo día en que terminas el trabajo. El cliente todavía recuerda lo que habéis acordado y paga con gusto a tiempo.',
  sv: 'Skicka fakturan samma dag som arbetet är klart. Då minns kunden ännu vad ni kom överens om och betalar gärna i tid.',
  et: 'Saada arve samal päeval, kui töö on valmis. Siis mäletab klient veel, milles te kokku leppisite, ja maksab meelsasti õigel ajal.',
}

/** A language that was added without a sentence has letters of no language: the English ones backwards. */
const unknown = (code: Language) => `${code} ${Array.from(written.en!).reverse().join('')}`
const prose = Object.fromEntries(languageCodes.map((code) => [code, written[code] ?? unknown(code)])) as Record<Language, string>

const post = (id: string, language: Language) => `---
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

const legal = (language: Language) => `---
title: "Terms ${language}"
metaTitle: "Terms ${language}"
description: "${prose[language]}"
updated: 2026-06-01
---
${prose[language]}
`

const feature = (language: Language) => `---
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

const days = (language: Language) =>
  Object.fromEntries(
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => [`days_${form}`, '{{count}} d']),
  )
const home = (language: Language) => ({
  hero: { title: prose[language], button: `Start ${language}` },
  trial: `{{trialDays}} ${language}`,
  ...days(language),
})

const common = (language: Language) => ({
  nav: { pricing: `Prices ${language}`, blog: `Blog ${language}` },
  breadcrumb: { home: `Home ${language}` },
  footer: { legal: `Legal ${language}`, terms: `Terms ${language}` },
})

/** Namespaces that kinds of pages read, besides the two with words of their own. */
const namespaces = [...new Set(kinds.flatMap((kind) => kindNamed(kind).namespaces))].filter((name) => name !== 'home')

const codes = languageCodes
const drawing = { type: 'svg', width: 1600, height: 900, bytes: 2000 }

/** The files of the small content; no check finds anything in them. */
export const fixture: readonly SourceFile[] = [
  { path: 'content/pages.json', text: json(pages) },
  { path: 'content/navigation.json', text: json(navigation) },
  { path: 'content/plans.json', text: json(table) },
  { path: 'content/testimonials.json', text: '{}\n' },
  ...['site', 'company', 'samples', 'tags'].map((name) => ({ path: `content/${name}.json`, text: real(`content/${name}.json`) })),
  ...['first', 'second'].flatMap((id) => [
    { path: `content/blog/${id}/cover.svg`, image: drawing },
    ...codes.map((code) => ({
      path: `content/blog/${id}/${code}.md`,
      text: post(id, code).replaceAll(prose[code], `${id} ${prose[code]}`),
    })),
  ]),
  ...codes.flatMap((code) => [
    { path: `content/legal/terms/${code}.md`, text: legal(code) },
    { path: `content/features/online-invoicing/${code}.md`, text: feature(code) },
    { path: `locales/${code}/home.json`, text: json(home(code)) },
    { path: `locales/${code}/common.json`, text: json(common(code)) },
    ...namespaces.map((name) => ({ path: `locales/${code}/${name}.json`, text: json({ title: `${name} ${code}` }) })),
  ]),
  ...kinds.map((name) => ({ path: `src/templates/${name}.tsx` })),
]
