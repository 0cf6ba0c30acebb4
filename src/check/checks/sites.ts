import { isLanguage, languageCodes, languages, type Language } from '../../site/languages'
import type { ContentIssue } from '../issues'
import { dataFile, type Content } from '../readContent'

interface Site {
  language: Language
  url: URL
}

/** What is wrong with the address of a site, seen beside the others. */
function siteProblems({ language, url }: Site, others: readonly Site[]): { cause: string; fix: string }[] {
  const same = others.find((other) => other.url.host === url.host)
  const known = languageCodes.filter(
    (code) => code !== language && languages[code].hostWord !== '' && url.hostname.includes(languages[code].hostWord),
  )
  return [
    ...(url.href === `${url.origin}/`
      ? []
      : [
          {
            cause: `The site in "${language}" is no whole host: ${url.href}.`,
            fix: `Write ${url.origin}; paths stand in content/pages.json.`,
          },
        ]),
    ...(same
      ? [
          {
            cause: `The sites in "${language}" and "${same.language}" have the same host, ${url.host}.`,
            fix: 'Give each language a host of its own.',
          },
        ]
      : []),
    ...known.map((code) => ({
      cause: `The host of the site in "${language}" contains "${languages[code].hostWord}", by which a host is known to speak "${code}".`,
      fix: `Choose another host, or give "${code}" another word in src/site/languageTable.ts.`,
    })),
  ]
}

/** Issues of the addresses of the sites: a host says its language, to the browser and by its name, so none may say two (requirement 4.1). */
export function checkSites({ data, json }: Content): ContentIssue[] {
  const sites = Object.entries(data.site?.sites ?? {}).flatMap(([language, address]) =>
    isLanguage(language) ? [{ language, url: new URL(address) }] : [],
  )
  return sites.flatMap((site, index) =>
    siteProblems(site, sites.slice(0, index)).map((problem) => ({
      file: dataFile('site'),
      ...json.site!.at(['sites', site.language]),
      ...problem,
    })),
  )
}
