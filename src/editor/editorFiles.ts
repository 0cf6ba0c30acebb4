import { stringify } from 'yaml'
import { siteUrl } from '../site/addresses'
import type { Language } from '../site/languages'
import { editorIsPublished } from '../site/editorIsPublished'
import { editorPath } from '../site/editorPath'
import type { FileMaker, SiteFile } from '../build/files/siteFile'
import { sourceFiles } from '../build/util/sourceFiles'
import { editorConfig } from './editorConfig'
import { editorProgram } from './editorProgram'

/** Posts need not be read: the editor finds them itself, in the collection of their language. */
const isFixed = (path: string) => !path.startsWith('content/blog/')

/**
 * Every file of the editor (requirement 10.11): a page, its configuration and the program. `siteAddress` is where its
 * links to the site lead.
 */
export const editorFiles = async (siteLanguage: Language, siteAddress: string): Promise<SiteFile[]> => {
  const config = editorConfig(sourceFiles(process.cwd(), isFixed), siteLanguage, siteAddress)
  const content = stringify(config, { aliasDuplicateObjects: false, lineWidth: 0 })
  return [{ path: `${editorPath.slice(1)}/config.yml`, content }, ...(await editorProgram())]
}

/** The editor of a host, where `content/site.json` says that hosts have it; no page knows of it. */
export const publishedEditor: FileMaker = ({ siteLanguage }) =>
  editorIsPublished ? editorFiles(siteLanguage, siteUrl('', siteLanguage)) : []
