import { featureBands } from './featureBands'
import type { PageKind } from './pageKind'

const toHome = { page: 'home', note: undefined } as const
const toBlog = { page: 'blog', note: undefined } as const

/** One page for each row of the route table. */
const onePage = {
  above: ['home'],
  lastChange: 'files',
  link: 'page',
  untranslated: toHome,
  sitemap: 'pages',
  inFeed: false,
  choosesCycle: false,
  pages: 'one',
} as const

/** A page whose words are all in `locales/`. */
const localePage = {
  ...onePage,
  name: 'nav.{id}',
  collection: undefined,
  searched: false,
  socialImage: 'title',
} as const

/** A list of posts over as many pages as it needs. */
const postList = {
  above: ['home', 'blog'],
  namespaces: ['blog'],
  fragments: () => [],
  searched: false,
  lastChange: 'newestPost',
  untranslated: toBlog,
  sitemap: 'pages',
  choosesCycle: false,
  pages: 'many',
} as const

/**
 * Everything that differs from one kind of page to another; whoever has to know asks here. It imports no data, because the content check, which has to
 * survive broken data, asks too.
 */
const pageKinds = {
  Home: {
    ...localePage,
    above: [],
    name: 'breadcrumb.home',
    namespaces: ['home', 'catalog', 'plans', 'picture'],
    fragments: () => ['features', 'reasons', 'customers', 'pricing', 'family'],
    socialImage: 'heroTitle',
    choosesCycle: true,
  },
  Features: {
    ...localePage,
    namespaces: ['features', 'plans', 'catalog', 'picture'],
    fragments: ({ groups }) => ['pages', ...groups],
  },
  Feature: {
    ...onePage,
    above: ['home', 'features'],
    name: undefined,
    namespaces: ['features', 'plans', 'catalog', 'picture'],
    collection: 'features',
    fragments: ({ bands }) => [...bands.flatMap((band) => featureBands[band] ?? []), 'related'],
    searched: true,
    socialImage: 'feature',
  },
  Pricing: {
    ...localePage,
    namespaces: ['pricing', 'plans', 'catalog'],
    fragments: () => ['trial', 'compare', 'extras', 'estimate', 'customers', 'faq', 'contact'],
    choosesCycle: true,
  },
  Company: {
    ...localePage,
    namespaces: ['company'],
    fragments: () => ['story', 'values', 'founder', 'team', 'growth'],
  },
  Contact: {
    ...localePage,
    namespaces: ['contact'],
    fragments: () => ['links'],
  },
  Blog: {
    ...postList,
    name: 'nav.blog',
    collection: undefined,
    socialImage: 'title',
    link: 'page',
    inFeed: true,
  },
  BlogTag: {
    ...postList,
    name: undefined,
    collection: 'tags',
    socialImage: 'tag',
    link: 'none',
    inFeed: false,
  },
  Post: {
    above: ['home', 'blog'],
    name: undefined,
    namespaces: ['blog'],
    collection: 'blog',
    fragments: () => [],
    searched: true,
    socialImage: 'post',
    lastChange: ['updated', 'date'],
    link: 'post',
    untranslated: { page: 'blog', note: 'language.notTranslated' },
    sitemap: 'posts',
    inFeed: false,
    choosesCycle: false,
    pages: 'many',
  },
  Legal: {
    ...onePage,
    name: 'footer.{id}',
    namespaces: ['legal'],
    collection: 'legal',
    fragments: () => [],
    searched: true,
    socialImage: 'text',
    lastChange: ['updated'],
  },
  NotFound: {
    above: [],
    name: undefined,
    namespaces: ['notFound'],
    collection: undefined,
    fragments: () => [],
    searched: false,
    socialImage: 'none',
    lastChange: 'files',
    link: 'none',
    untranslated: toHome,
    sitemap: 'none',
    inFeed: false,
    choosesCycle: false,
    pages: 'notFound',
  },
} as const satisfies Record<string, PageKind>

/** Kinds of pages: the `template` of a row of `content/pages.json`, and a file of `src/templates/`. */
export type Kind = keyof typeof pageKinds

type Row = (typeof pageKinds)[Kind]

/** A collection of `content/` that has pages. */
export type ShownCollection = NonNullable<Row['collection']>

/** A collection whose texts bring the title of their social images. */
export type TitledCollection = Extract<Row, { socialImage: 'text' }>['collection']

export const kinds = Object.keys(pageKinds) as Kind[]

export const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(pageKinds, name)

/** What is known about a kind. */
export const kindNamed = (name: Kind): PageKind => pageKinds[name]

/** The kind of page that shows a collection; undefined where its texts have no pages of their own. */
export const kindShowing = (collection: string): PageKind | undefined =>
  kinds.map(kindNamed).find((kind) => kind.collection === collection)

/** Key of the short name of a row's page in the texts of `common`; undefined where its pages bring their own. */
export const nameKey = ({ name }: PageKind, id: string): string | undefined => name?.replace('{id}', id)
