import { siteUrl } from '../../site/addresses'
import { editorFiles } from '../admin/editorFiles'
import type { Output } from './outputFile'

/** The editor below `/admin`; no page knows of it. */
export const admin: Output = ({ siteLanguage }) => editorFiles(siteLanguage, siteUrl('', siteLanguage))
