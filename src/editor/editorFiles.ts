import { stringify } from 'yaml'
import { siteUrl } from '../site/addresses'
import type { Language } from '../site/languages'
import { editorIsPublished } from '../site/editorIsPublished'
import { editorPath } from '../site/publicFiles'
import type { FileMaker, SiteFile } from '../build/files/siteFile'
import { sourceFiles } from '../build/util/sourceFiles'
import { editorConfig } from './editorConfig'
import { editorProgram } from './editorProgram'

/** True for a file that is not a post. The editor finds the posts itself, in the collection of their language. */
const isNoPost = (path: string) => !path.startsWith('content/blog/')

/**
 * Returns every file of the editor (requirement 10.11): its page, its configuration and its program. `siteAddress` is
 * the site that its links lead to.
 */
export const editorFiles = async (hostLanguage: Language, siteAddress: string): Promise<SiteFile[]> => {
  const config = editorConfig(sourceFiles(process.cwd(), isNoPost), hostLanguage, siteAddress)
  const content = stringify(config, { aliasDuplicateObjects: false, lineWidth: 0 })
  return [{ path: `${editorPath.slice(1)}/config.yml`, content }, ...(await editorProgram())]
}

/** Makes the editor of a host, if `content/site.json` says that hosts have it. No page links to it. */
export const publishedEditor: FileMaker = ({ hostLanguage }) =>
  editorIsPublished ? editorFiles(hostLanguage, siteUrl('', hostLanguage)) : []
