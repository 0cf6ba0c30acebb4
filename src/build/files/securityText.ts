import siteData from '../../../content/site.json'
import { siteUrl } from '../../site/addresses'
import { languageCodes } from '../../site/languages'
import type { FileMaker } from './siteFile'

/** Makes `.well-known/security.txt` (RFC 9116): where to report a vulnerability, and when the file expires. */
export const securityText: FileMaker = ({ hostLanguage }) => {
  const { contact, expires } = siteData.security
  const path = '.well-known/security.txt'
  const fields = [
    ['Contact', contact],
    ['Expires', expires],
    ['Preferred-Languages', languageCodes.join(', ')],
    ['Canonical', siteUrl(`/${path}`, hostLanguage)],
  ]
  return [{ path, content: fields.map(([name, value]) => `${name}: ${value}\n`).join('') }]
}
