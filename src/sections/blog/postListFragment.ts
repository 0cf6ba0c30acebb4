import { graphql } from 'gatsby'
import type { PostTeaser } from './postTeaserFragment'
import type { TagLinkData } from './tagLinkFragment'

/** Data of a page of a list of posts: its posts, and the tags to choose from. */
export interface PostListData {
  posts: PostTeaser[]
  tags: TagLinkData[]
}

export const postListFragment = graphql`
  fragment PostList on Query {
    posts(language: $language, keys: $posts) {
      ...PostTeaser
    }
    tags(language: $language, keys: $tags) {
      ...TagLink
    }
  }
`
