import site from '../content/site.json'
import type { Language } from '../src/site/languages'

/** Host name of the site in a language. */
export const hostName = (language: Language): string => new URL(site.sites[language]).hostname

/**
 * Any host below this name leads to this machine in the browsers of the tests: a preview, as an operator may have one.
 */
export const previewDomain = 'preview.example'

/** Argument of Chromium by which the names of the sites lead to this machine, in that browser only. */
export const resolverRules = `--host-resolver-rules=${[
  ...Object.values(site.sites).map((url) => new URL(url).hostname),
  `*.${previewDomain}`,
]
  .map((host) => `MAP ${host} 127.0.0.1`)
  .join(', ')}`
