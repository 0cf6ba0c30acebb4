import { languageCodes } from '../../site/languages'
import type { DataRule } from '../rule'

/** Each language has its own host, and no host name contains the word of another language (requirement 4.1). */
export const ownHosts: DataRule<'site'> = ({ sites, hostWords }, issueAt) => {
  const all = languageCodes.map((language) => ({ language, url: new URL(sites[language]) }))
  return all.flatMap(({ language, url }, index) => {
    const wrong = (cause: string, fix: string) =>
      issueAt(['sites', language], { cause: `The site in "${language}" ${cause}.`, fix })
    const same = all.slice(0, index).find((other) => other.url.hostname === url.hostname)
    const spoken = languageCodes.filter((code) => code !== language && url.hostname.includes(hostWords[code] ?? ' '))
    return [
      ...(sites[language] === url.origin
        ? []
        : [wrong(`is no whole host: ${sites[language]}`, `Write ${url.origin}; paths stand in content/pages.json.`)]),
      ...(url.port === ''
        ? []
        : [wrong(`has a port, ${url.port}`, `Write https://${url.hostname}; hosts answer at the usual port.`)]),
      ...(same ? [wrong(`has the same host as the one in "${same.language}"`, 'Give each a host of its own.')] : []),
      ...spoken.map((code) =>
        wrong(
          `has a host with "${hostWords[code]}", by which a host is known to speak "${code}"`,
          `Choose another host, or give "${code}" another word in "hostWords".`,
        ),
      ),
    ]
  })
}
