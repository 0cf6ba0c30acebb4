import { stringify } from 'yaml'
import type { Language } from '../site/languages'
import { adminPath } from '../build/policy/policies'
import type { SiteFile } from '../build/files/siteFile'
import { sourceFiles } from '../build/util/sourceFiles'
import { editorConfig } from './editorConfig'
import { editorProgram } from './editorProgram'

/** Posts need not be read: the editor finds them itself, in the collection of their language. */
const isFixed = (path: string) => !path.startsWith('content/blog/')

/** What the editor may change and how. `siteAddress` is where its links to the site lead. */
export const configFile = (siteLanguage: Language, siteAddress: string): SiteFile => ({
  path: `${adminPath.slice(1)}/config.yml`,
  content: stringify(editorConfig(sourceFiles(process.cwd(), isFixed), siteLanguage, siteAddress), {
    aliasDuplicateObjects: false,
    lineWidth: 0,
  }),
})

/** Every file of the editor: a page, its configuration and the program. */
export const editorFiles = async (siteLanguage: Language, siteAddress: string): Promise<SiteFile[]> => [
  configFile(siteLanguage, siteAddress),
  ...(await editorProgram()),
]
