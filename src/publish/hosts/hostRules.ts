import { readdirSync } from 'node:fs'
import { siteUrl } from '../../site/addresses'
import type { FileMaker } from '../../build/files/siteFile'
import { builtFolder } from '../../build/util/gatsbyInNode'
import { isHashed } from './cacheClasses'
import { cdnHeaders } from './cdnHeaders'
import { cdnRedirects } from './cdnRedirects'
import { hostMaps } from './nginxMaps'
import { languageRedirects } from './languageRedirects'

const topFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`)

/** Makes the host rules of a build: `_headers` and `_redirects` for CDNs, `_nginx.conf` for nginx. */
export const hostRules: FileMaker = ({ hostLanguage, pages, formerAddresses, contentSecurityPolicy }) => {
  const translations = languageRedirects(pages, hostLanguage)
  const hashedFiles = topFiles(builtFolder()).filter(isHashed)
  return [
    { path: '_headers', content: cdnHeaders(contentSecurityPolicy, hashedFiles.sort()) },
    {
      path: '_redirects',
      content: cdnRedirects(siteUrl('', hostLanguage), hostLanguage, pages, translations, formerAddresses),
    },
    { path: '_nginx.conf', content: hostMaps(hostLanguage, contentSecurityPolicy, translations, formerAddresses) },
  ]
}
