import { siteUrl } from '../../site/addresses'
import { editorFiles } from '../admin/editorFiles'
import type { FileOutput } from './outputFile'

/** The editor below `/admin`; no page knows of it. */
export const admin: FileOutput = ({ siteLanguage }) => editorFiles(siteLanguage, siteUrl('', siteLanguage))
