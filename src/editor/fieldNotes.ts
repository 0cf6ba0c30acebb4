import { rowsWhere, showsFeature } from '../check/pageRows'
import type { Data } from '../content/dataSchemas'
import { leastCoverWidth, metaTitle } from '../content/schemas'
import { defaultLanguage } from '../site/languages'
import { description } from '../site/schemas/fields'

/** What the editor tells a writer about a field, and options that the schema of the field does not give. */
interface FieldNote {
  label?: string
  hint?: string
  widget?: string
  [option: string]: unknown
}

const long = { widget: 'text' }

/**
 * Notes on fields by name. A note for one collection (`blog.slug`) overrides a general one. A field without a note is
 * labelled with its name.
 */
export const fieldNotes: Readonly<Record<string, FieldNote>> = {
  name: { hint: 'Short name, in menus and lists.' },
  metaTitle: { label: 'Title in search results', hint: `At most ${metaTitle.maxLength} characters.` },
  description: {
    ...long,
    hint: `One or two sentences for search results, ${description.minLength} to ${description.maxLength} characters.`,
  },
  summary: { ...long, hint: 'One or two sentences in the list of features.' },
  lead: { ...long, hint: 'The first paragraph, under the heading.' },
  text: long,
  answer: long,
  pictureAlt: { ...long, label: 'What the picture tells', hint: 'For people who do not see it.' },
  closing: { label: 'Closing line', hint: 'Heading of the last band, above the button.' },
  updated: { hint: 'Day of the last change in substance.' },
  role: { hint: 'What the customer does.' },
  url: { label: 'Address' },
  checked: { hint: 'Day on which you read it last.' },
  'blog.slug': { label: 'Address', hint: 'Last part of the address: a-z, 0-9 and hyphens, its own in each language.' },
  'blog.was': {
    label: 'Former addresses',
    hint: 'Last parts of addresses that the post had before; visitors who ask for one are led here.',
  },
  'blog.date': { hint: 'Day of publication.' },
  'blog.draft': { hint: 'A draft is never published.' },
  'blog.cover': {
    widget: 'image',
    hint: `A drawing (SVG), or a picture at least ${leastCoverWidth} pixels wide, 16:9.`,
  },
  'blog.coverAlt': {
    label: 'What the cover tells',
    hint: 'For people who do not see it; empty where it only decorates.',
  },
  'blog.coverCaption': { label: 'Caption of the cover' },
  'blog.sources': { hint: 'For every statement about law or tax.' },
}

/** Returns notes on the fields of a post in which a writer chooses from the data files. */
export const postChoices = (data: Data): Readonly<Record<string, FieldNote>> => ({
  author: {
    widget: 'select',
    options: Object.entries(data.company?.team ?? {}).map(([value, label]) => ({ value, label })),
  },
  tags: {
    widget: 'select',
    multiple: true,
    field: undefined,
    options: Object.entries(data.tags ?? {}).map(([value, tag]) => ({ value, label: tag[defaultLanguage].name })),
  },
  feature: {
    widget: 'select',
    label: 'Feature page',
    hint: 'Boxed in the middle of the post, with a link.',
    options: rowsWhere({ data }, showsFeature),
  },
})
