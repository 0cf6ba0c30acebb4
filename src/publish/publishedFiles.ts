import { siteFileList } from '../build/files/writeSiteFiles'
import { isInternal } from '../build/util/gatsbyInternals'

/** Files of a built folder that are published: without what build tools keep for themselves. */
export const publishedFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !isInternal(file) && file !== siteFileList)
