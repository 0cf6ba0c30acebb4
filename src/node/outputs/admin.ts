import { siteUrl } from '../../site/addresses'
import { configFile } from '../admin/editorFiles'
import { editorProgram, programKey } from '../admin/editorProgram'
import type { Output } from './outputFile'

/** The editor below `/admin`; no page knows of it. */
export const admin: Output = ({ siteLanguage }) => [
  configFile(siteLanguage, siteUrl('', siteLanguage)),
  { key: programKey(), make: editorProgram },
]
