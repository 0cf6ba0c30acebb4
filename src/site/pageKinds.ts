import { featureBands } from './featureBands'
import type { PageKind } from './kindColumns'

/** One page for each row of the route table. */
const onePage = {
  above: ['home'],
  columns: {},
  closing: undefined,
  lastChange: 'files',
  link: 'page',
  untranslated: { page: 'home', note: undefined },
  choosesCycle: false,
  pages: 'one',
} as const

/** A page whose words are all in `locales/`. */
const localePage = {
  ...onePage,
  nameKey: 'nav.{id}',
  collection: undefined,
  searchable: false,
  socialImage: 'title',
} as const

/** A page of the blog: a post, or a list of posts over as many pages as it needs. */
const blogPage = {
  above: ['home', 'blog'],
  columns: {},
  namespaces: ['blog'],
  closing: 'post',
  fragments: () => [],
  searchable: false,
  lastChange: 'newestPost',
  untranslated: { page: 'blog', note: undefined },
  choosesCycle: false,
  pages: 'many',
} as const

/**
 * The table of kinds: everything that differs between kinds of pages. It imports no data: the content check reads it,
 * too, and must work with broken data.
 */
const pageKinds = {
  Home: {
    ...localePage,
    above: [],
    nameKey: 'breadcrumb.home',
    columns: { testimonials: 'optional', gates: 'required' },
    namespaces: ['home', 'catalog', 'plans', 'picture'],
    fragments: () => ['features', 'reasons', 'customers', 'pricing', 'family'],
    socialImage: 'heroTitle',
    choosesCycle: true,
  },
  Features: {
    ...localePage,
    columns: { chapters: 'optional' },
    namespaces: ['features', 'plans', 'catalog', 'picture'],
    closing: 'features',
    fragments: ({ groups }) => ['pages', ...groups],
  },
  Feature: {
    ...onePage,
    above: ['home', 'features'],
    nameKey: undefined,
    columns: {
      picture: 'required',
      sells: 'optional',
      testimonials: 'optional',
      bands: 'optional',
      related: 'optional',
    },
    namespaces: ['features', 'plans', 'catalog', 'picture'],
    collection: 'features',
    fragments: ({ bands }) => [...bands.flatMap((band) => featureBands[band] ?? []), 'related'],
    searchable: true,
    socialImage: 'feature',
  },
  HowItWorks: {
    ...localePage,
    above: ['home', 'features'],
    namespaces: ['howItWorks', 'picture'],
    fragments: () => ['invoice', 'way', 'payment'],
  },
  Pricing: {
    ...localePage,
    columns: { testimonials: 'optional', faq: 'required' },
    namespaces: ['pricing', 'plans', 'catalog'],
    closing: 'pricing',
    fragments: () => ['estimate', 'compare', 'facts', 'customers', 'faq'],
    choosesCycle: true,
  },
  Company: {
    ...localePage,
    namespaces: ['company'],
    closing: 'company',
    fragments: () => ['story', 'values', 'founder', 'team', 'growth'],
  },
  Contact: {
    ...localePage,
    namespaces: ['contact'],
    fragments: () => ['service', 'billing', 'links'],
  },
  Blog: {
    ...blogPage,
    nameKey: 'nav.blog',
    collection: undefined,
    socialImage: 'title',
    link: 'page',
  },
  BlogTag: {
    ...blogPage,
    nameKey: undefined,
    collection: 'tags',
    socialImage: 'tag',
    link: 'none',
  },
  Post: {
    ...blogPage,
    nameKey: undefined,
    collection: 'blog',
    searchable: true,
    socialImage: 'post',
    lastChange: ['updated', 'date'],
    link: 'post',
    untranslated: { page: 'blog', note: 'language.notTranslated' },
  },
  Legal: {
    ...onePage,
    nameKey: 'footer.{id}',
    namespaces: ['legal'],
    collection: 'legal',
    fragments: () => [],
    searchable: true,
    socialImage: 'text',
    lastChange: ['updated'],
  },
  NotFound: {
    ...localePage,
    above: [],
    nameKey: undefined,
    namespaces: ['notFound'],
    fragments: () => [],
    socialImage: 'none',
    link: 'none',
    pages: 'notFound',
  },
} as const satisfies Record<string, PageKind>

/** The `template` of a row of `content/pages.json`, which is also a file of `src/templates/`. */
export type Template = keyof typeof pageKinds

type Row = (typeof pageKinds)[Template]

/** A collection of `content/` that has pages. */
export type ShownCollection = NonNullable<Row['collection']>

/** A collection whose texts give the title of their social images. */
export type TitledCollection = Extract<Row, { socialImage: 'text' }>['collection']

export const templates = Object.keys(pageKinds) as Template[]

export const isTemplate = (name: unknown): name is Template =>
  typeof name === 'string' && Object.hasOwn(pageKinds, name)

/** Returns the kind of the pages of a template. */
export const kindOfTemplate = (template: Template): PageKind => pageKinds[template]

/** Returns the kind of page that shows a collection; undefined if its texts have no pages of their own. */
export const kindOfCollection = (collection: string): PageKind | undefined =>
  templates.map(kindOfTemplate).find((kind) => kind.collection === collection)

/** Returns the key of a page's short name in `common`; undefined if its text or data gives the name. */
export const nameKeyOf = ({ nameKey }: PageKind, id: string): string | undefined => nameKey?.replace('{id}', id)
