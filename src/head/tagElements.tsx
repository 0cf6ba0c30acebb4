import type { HeadTag } from './tag'

/** Returns the React elements of tags, each with a key. */
export const tagElements = (tags: readonly HeadTag[]) =>
  tags.map(({ tag: Tag, attributes, text }) => (
    <Tag key={JSON.stringify([Tag, attributes])} {...attributes}>
      {text}
    </Tag>
  ))
