import { siteFileList } from '../build/files/writeSiteFiles'
import { isInternal } from '../build/util/gatsbyInternals'

/** Returns the files of a built folder that are published: all except those that only build tools use. */
export const publishedFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !isInternal(file) && file !== siteFileList)
