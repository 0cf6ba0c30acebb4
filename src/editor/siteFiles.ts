import { siteUrl } from '../site/addresses'
import { configFile } from './editorFiles'
import { editorProgram } from './editorProgram'
import type { SiteFiles } from '../build/files/siteFile'

/** The editor below `/admin`; no page knows of it. */
export const editor: SiteFiles = async ({ siteLanguage }) => [
  configFile(siteLanguage, siteUrl('', siteLanguage)),
  ...(await editorProgram()),
]
