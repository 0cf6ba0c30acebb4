import { licensesPath } from '../site/publicFiles'
import { kindShowing } from '../site/pageKinds'
import type { LinkTargets } from './linkTargets'
import type { Problem } from './issues'
import { didYouMean } from './nearest'
import type { Text } from './readContent'

const whatToWrite =
  'Write page:id (ids are in content/pages.json), post:id (folders of content/blog), #part, mailto:, tel: or an address that begins with https://.'

const ownMachine = /^(localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1?\])|\.(local|localhost|internal|test)$/i

function fragmentProblem(id: string, fragment: string, { language }: Text, targets: LinkTargets): Problem | undefined {
  const known = [...targets.fragments(id, language)]
  if (known.includes(fragment)) return undefined
  return [`"${id}" has no part called "#${fragment}" in this language.`, didYouMean(fragment, known)]
}

function idProblem(url: string, text: Text, targets: LinkTargets): Problem | undefined {
  const [, id, fragment] = /^((?:page|post):[\w-]+)(?:#(.+))?$/.exec(url) ?? []
  if (!id)
    return [
      `The link "${url}" is not written as page:id or post:id.`,
      'Write page:id or post:id, with #part if you like; nothing else.',
    ]
  const known = targets.ids(text.language)
  if (!known.has(id)) return [`The link "${id}" leads nowhere in "${text.language}".`, didYouMean(id, [...known])]
  return fragment === undefined ? undefined : fragmentProblem(id, fragment, text, targets)
}

function addressProblem(url: string, { hosts }: LinkTargets): Problem | undefined {
  if (!URL.canParse(url)) return [`"${url}" is not a whole address.`, whatToWrite]
  const { host, hostname, protocol } = new URL(url)
  if (ownMachine.test(hostname)) return [`"${url}" leads to the writer’s own machine.`, whatToWrite]
  if (hosts.has(host))
    return [`"${url}" is a page of this site; its address depends on language and host.`, whatToWrite]
  return protocol === 'http:' ? [`"${url}" is not encrypted.`, 'Write https:// if the site answers there.'] : undefined
}

/** What is wrong with the target of a link in a text; undefined where nothing is. */
export function destinationProblem(url: string, text: Text, targets: LinkTargets): Problem | undefined {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? []
  switch (scheme?.toLowerCase()) {
    case 'page':
    case 'post':
      return idProblem(url, text, targets)
    case 'http':
    case 'https':
      return addressProblem(url, targets)
    case 'mailto':
    case 'tel':
      return /:\S+$/.test(url)
        ? undefined
        : [`"${url}" has no address.`, 'Write the address behind it, without spaces.']
    case undefined:
      break
    default:
      return [`Links of the kind "${scheme!}:" are not allowed.`, whatToWrite]
  }
  if (url === '') return ['The link has no target.', whatToWrite]
  // The one file of the site that texts refer to; every host has it there.
  if (url === licensesPath) return undefined
  if (/^[/\\]/.test(url)) return [`"${url}" is a path, which differs in every language and on every host.`, whatToWrite]
  if (!url.startsWith('#')) return [`The link "${url}" leads nowhere.`, whatToWrite]
  const link = kindShowing(text.collection)?.link
  if (link === undefined) return [`"${url}" leads nowhere; this text has no page of its own.`, 'Write page:id#part.']
  return fragmentProblem(`${link}:${text.key}`, url.slice(1), text, targets)
}
