import company from '../../content/company.json'
import { siteUrl } from '../../src/site/addresses'
import type { Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import type { Draft } from './editor'

/** Site language of the copy's build. */
export const hostLanguage: Language = 'fi'

/** Folder of the post that the writer creates. */
export const id = 'lost-invoice'
export const finnish = {
  language: 'fi',
  slug: 'kadonnut-lasku',
  title: 'Kun lasku katoaa matkalla',
  description: 'Asiakas sanoo, ettei laskua ole tullut. Näin löydät sen, lähetät sen uudelleen ja pidät eräpäivän.',
  text: 'Kysy ensin, mihin osoitteeseen lasku lähti. {{product}} näyttää sen laskun tiedoista.',
} as const
export const english = {
  language: 'en',
  slug: 'the-lost-invoice',
  title: 'When an invoice gets lost on its way',
  description: 'The customer says that no invoice has come. How to find it, send it again and keep the due date.',
  text: 'Ask first which address the invoice went to. {{product}} shows it with the invoice.',
} as const

export type Post = typeof finnish | typeof english

/** Returns a post with the fields that it shares with its translation. */
export const asDraft = (post: Post, cover: Draft['cover']): Draft => ({
  ...post,
  id,
  author: Object.values(company.team)[0]!,
  cover,
  coverTells: 'Blue afternoon.',
})

/** Returns the file of the post in a language. */
export const file = (language: Language) => `content/blog/${id}/${language}.md`

/** Returns the path of a post on the host of the build. */
export const postPath = (post: Post) =>
  localPath(ownPath('blog-post', post.language, { slug: post.slug }), post.language, hostLanguage)

/** Returns the absolute address of a post on the site of its language. */
export const postUrl = (post: Post) => siteUrl(ownPath('blog-post', post.language, { slug: post.slug }), post.language)

/** Returns the path of a language's blog on the host of the build. */
export const blog = (language: Language) => localPath(ownPath('blog', language), language, hostLanguage)
