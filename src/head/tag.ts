import { withoutInvisible } from '../site/invisible'

/** An element of a head as data. Attributes have the names that React uses; `true` is an attribute without a value. */
export interface HeadTag {
  tag: 'meta' | 'title' | 'link' | 'script'
  attributes: Readonly<Record<string, string | true>>
  text?: string
}

export const meta = (name: string, content: string, more: HeadTag['attributes'] = {}): HeadTag => ({
  tag: 'meta',
  attributes: { name, content: withoutInvisible(content), ...more },
})

export const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content: withoutInvisible(content) },
})

export const link = (rel: string, href: string, more: HeadTag['attributes'] = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
})
