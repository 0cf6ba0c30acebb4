import { closedPolicy } from '../../src/build/policy/securityHeaders'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { hostMaps } from '../../src/publish/hosts/nginxMaps'
import { languageCodes } from '../../src/site/languages'
import { filesIn } from '../temporaryFolder'

/**
 * Returns the path of the script of a small site. Its name contains the letter in place of a hash, so `letter` is a
 * hexadecimal digit.
 */
export const scriptOf = (letter: string): string => `/app-${letter.repeat(20)}.js`

/** Writes the folders of five hosts with a front page, a 404 page and a script, all of which contain the letter. */
export function writeSmallSites(folder: string, letter: string): void {
  const { write } = filesIn(folder)
  for (const language of languageCodes) {
    write(`${language}/index.html`, `<!doctype html><title>Front ${letter}</title>`)
    write(`${language}/404.html`, `<!doctype html><title>Missing ${letter}</title>`)
    write(`${language}${scriptOf(letter)}`, letter)
    write(`${language}/_headers`, cdnHeaders(closedPolicy, []))
    write(`nginx/${language}.conf`, hostMaps(language, closedPolicy, [], []))
  }
}
