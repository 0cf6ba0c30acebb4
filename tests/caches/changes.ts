import { cpSync, existsSync, readdirSync } from 'node:fs'
import type { ProjectCopy } from '../projectCopy'

/** One change of a project, which a build over old caches has to notice. */
export interface Change {
  name: string
  make: (copy: ProjectCopy) => void
}

type Json = Record<string, unknown>

const editJson = (file: string, change: (data: Json) => void) => (copy: ProjectCopy) =>
  copy.edit(file, (text) => {
    const data = JSON.parse(text) as Json
    change(data)
    return JSON.stringify(data, undefined, 2)
  })

const editText = (file: string, from: string | RegExp, to: string) => (copy: ProjectCopy) =>
  copy.edit(file, (text) => {
    if (text.replace(from, to) === text) throw new Error(`${file} has no ${String(from)}`)
    return text.replace(from, to)
  })

const object = (value: unknown) => value as Json
const first = (value: unknown) => Object.keys(object(value))[0]!

/** Returns the posts in the language of the build. */
const posts = (copy: ProjectCopy) =>
  readdirSync(copy.path('content/blog'))
    .sort()
    .filter((id) => existsSync(copy.path(`content/blog/${id}/fi.md`)))
const added = ['a-post-that-goes-again', 'a-post-that-is-new'] as const

/** Sets or clears the draft mark of a post. The index does not count the added posts. */
const draft = (index: number, value: boolean) => (copy: ProjectCopy) => {
  const id = posts(copy).filter((post) => !added.some((name) => name === post))[index]!
  const file = `content/blog/${id}/fi.md`
  copy.edit(file, (text) => text.replace(/^draft: .*\n/m, '').replace(/^author:/m, `draft: ${value}\nauthor:`))
}

/** Adds a copy of the last post with its own id, slugs and titles, and without its former addresses. */
const addPost = (id: (typeof added)[number]) => (copy: ProjectCopy) => {
  cpSync(copy.path(`content/blog/${posts(copy).at(-1)!}`), copy.path(`content/blog/${id}`), { recursive: true })
  for (const name of readdirSync(copy.path(`content/blog/${id}`)).filter((file) => file.endsWith('.md'))) {
    editText(`content/blog/${id}/${name}`, /^(title: "[^"]{0,45}).*$/m, `$1 ${added.indexOf(id) + 2}"`)(copy)
    editText(`content/blog/${id}/${name}`, /^slug: "?([\w-]+)"?$/m, `slug: "$1-${id}"`)(copy)
    copy.edit(`content/blog/${id}/${name}`, (text) => text.replace(/^was:.*\n(?: *- .*\n)*/m, ''))
  }
}

/**
 * Groups of changes. The changes of a group are built together, and the result is compared once, after the last group.
 * The first group changes every page. The second group has changes that affect some pages only, so that it does not
 * refresh pages that the first one left stale.
 */
export const groups: readonly { name: string; changes: readonly Change[] }[] = [
  {
    name: 'what stands in the texts of every page',
    changes: [
      {
        name: 'the name of the product',
        make: editJson('content/site.json', (data) => Object.assign(object(data.product), { name: 'Uusilasku' })),
      },
      {
        name: 'a price',
        make: editJson('content/plans.json', (data) =>
          Object.assign(object(data.extras), { user: Number(object(data.extras).user) + 1 }),
        ),
      },
      { name: 'a text of the interface', make: editText('locales/fi/home.json', /("title": ".*?)"/, '$1 nyt"') },
      { name: 'a new post, which goes again', make: addPost(added[0]) },
      { name: 'a post that is taken back, and comes again', make: draft(1, true) },
    ],
  },
  {
    name: 'texts, people, pictures and components',
    changes: [
      {
        name: 'the text of a post',
        make: (copy) => editText(`content/blog/${posts(copy)[0]!}/fi.md`, /$/, '\nViimeinen kappale on uusi.\n')(copy),
      },
      { name: 'a new post', make: addPost(added[1]) },
      { name: 'a removed post', make: (copy) => copy.forget(`content/blog/${added[0]}`) },
      { name: 'a post that is taken back', make: draft(2, true) },
      { name: 'a post that comes back', make: draft(1, false) },
      {
        name: 'the cover of a post',
        make: (copy) =>
          editText(
            `content/blog/${posts(copy)[1]!}/cover.svg`,
            '</svg>',
            '<circle r="99" fill="#123456"/></svg>',
          )(copy),
      },
      {
        name: 'a feature page',
        make: (copy) =>
          editText(
            `content/features/${readdirSync(copy.path('content/features'))[0]!}/fi.md`,
            /^(lead: ".*)"$/m,
            '$1 Ja vielä jotain."',
          )(copy),
      },
      {
        name: 'the author of a testimonial',
        make: editJson('content/testimonials.json', (data) =>
          Object.assign(object(data[first(data)]), { author: 'Uuno Uusi' }),
        ),
      },
      {
        name: 'the company of a testimonial',
        make: editJson('content/testimonials.json', (data) =>
          Object.assign(object(data[Object.keys(data)[1]!]), { company: 'Uusi Yritys' }),
        ),
      },
      {
        name: 'a person of the team',
        make: editJson(
          'content/company.json',
          (data) =>
            (data.team = Object.fromEntries(
              Object.entries(object(data.team)).map(([key, name]) => [key, `${String(name)} Uusi`]),
            )),
        ),
      },
      {
        name: 'a tag',
        make: editJson('content/tags.json', (data) =>
          Object.assign(object(object(data[first(data)]).fi), { name: 'Uusi aihe' }),
        ),
      },
      { name: 'a colour', make: editText('src/styles/tokens.css', /(--page: )[^;]+/, '$1#f0f1f2') },
      { name: 'a component', make: editText('src/sections/shared/PageHeader.tsx', '<h1 ', '<h1 data-changed="" ') },
    ],
  },
]

/**
 * Changes that are tested one by one only, because they refresh what other changes left stale. A new address of every
 * social image builds every page again. After a change of code that runs in node, a build starts without caches (the
 * writer's test checks that it does).
 */
export const singleChanges: readonly Change[] = [
  {
    name: 'the colours of the small words on social images',
    make: (copy) => {
      editText('src/styles/tokens.css', /(--on-deep-soft: )[^;]+/, '$1#f0f1f2')(copy)
      editText('src/styles/tokens.css', /(--text-soft: )[^;]+/, '$1#123456')(copy)
    },
  },
  {
    name: 'where words are hyphenated',
    make: editText('src/build/typesetting/compounds.json', 'arvonlisä|vero|velvollisuu', 'arvon|lisävero|velvollisuu'),
  },
  {
    name: 'how reading time is counted',
    make: editText('src/content/readingTime.ts', /const pace = \d+/, 'const pace = 100'),
  },
  {
    name: 'how images are made',
    make: editText('src/build/images/coverImage.ts', 'const shape = 16 / 9', 'const shape = 3 / 2'),
  },
]
