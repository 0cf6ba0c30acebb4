import type { HeadTag } from './tag'

/** The elements of tags, each with a key. */
export const tagElements = (tags: readonly HeadTag[]) =>
  tags.map(({ tag: Tag, attributes, text }) => (
    <Tag key={JSON.stringify([Tag, attributes])} {...attributes}>
      {text}
    </Tag>
  ))
