import { licensesPath } from '../site/publicFiles'
import type { Language } from '../site/languages'
import { kindOfCollection } from '../site/pageKinds'
import type { LinkTargets } from './linkTargets'
import type { Issue } from './issues'
import { didYouMean } from './nearest'
import type { Text } from './content'

const wrong = (cause: string): Issue => ({
  cause,
  fix: 'Write page:id (ids are in content/pages.json), post:id (folders of content/blog), #part, mailto:, tel: or an address that begins with https://.',
})

const ownMachine = /^(localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1?\])|\.(local|localhost|internal|test)$/i

function fragmentIssue(id: string, fragment: string, language: Language, targets: LinkTargets): Issue | undefined {
  const known = [...targets.fragments(id, language)]
  if (known.includes(fragment)) return undefined
  return { cause: `"${id}" has no part called "#${fragment}" in this language.`, fix: didYouMean(fragment, known) }
}

function idIssue(url: string, language: Language, targets: LinkTargets): Issue | undefined {
  const [, id, fragment] = /^((?:page|post):[\w-]+)(?:#(.+))?$/.exec(url) ?? []
  if (!id)
    return {
      cause: `The link "${url}" is not written as page:id or post:id.`,
      fix: 'Write page:id or post:id, with #part if you like; nothing else.',
    }
  const known = targets.ids[language]
  if (!known.has(id))
    return { cause: `The link "${id}" leads nowhere in "${language}".`, fix: didYouMean(id, [...known]) }
  return fragment === undefined ? undefined : fragmentIssue(id, fragment, language, targets)
}

/** Tells what is wrong with the address of another site; undefined if it is correct. `hosts` are our own hosts. */
export function addressIssue(url: string, hosts: ReadonlySet<string>): Issue | undefined {
  if (!URL.canParse(url)) return wrong(`"${url}" is not a whole address.`)
  const { host, hostname, protocol } = new URL(url)
  if (ownMachine.test(hostname)) return wrong(`"${url}" leads to the writer’s own machine.`)
  // A browser takes https://http://a.example and https://vero,fi for hosts, too.
  if (!/^[\w.-]+\.[a-z][\w-]+$/i.test(hostname))
    return { cause: `"${url}" leads to "${hostname}", which is no website.`, fix: 'Copy the address from a browser.' }
  if (hosts.has(host)) return wrong(`"${url}" is a page of this site; its address depends on language and host.`)
  if (protocol !== 'http:') return undefined
  // Markdown turns www.a.example into an address with http://, which nobody wrote.
  return { cause: 'Without https:// this address is not encrypted.', fix: 'Write https:// if the site answers there.' }
}

/** The target of a link to a mail address or a telephone number, which may be a variable. */
const contact = /^(mailto:([^\s@]+@[^\s@]+\.[^\s@]+|\{\{email\}\})|tel:(\+?\d[\d-]*|\{\{phone\}\}))$/i

const contactIssue = (url: string): Issue | undefined =>
  contact.test(url)
    ? undefined
    : {
        cause: `"${url}" reaches nobody.`,
        fix: 'Write it as mailto:hello@example.com or tel:+35891234567, or with a variable such as tel:{{phone}}.',
      }

/** Tells what is wrong with a target without a scheme: only a part of the page may be one. */
function partIssue(url: string, { collection, key, language }: Text, targets: LinkTargets): Issue | undefined {
  // The only file that texts may link to; every host has it at this path.
  if (url === licensesPath) return undefined
  if (url === '') return wrong('The link has no target.')
  if (/^[/\\]/.test(url)) return wrong(`"${url}" is a path, which differs in every language and on every host.`)
  if (!url.startsWith('#')) return wrong(`The link "${url}" leads nowhere.`)
  const link = kindOfCollection(collection)?.link
  if (link === undefined)
    return { cause: `"${url}" leads nowhere; this text has no page of its own.`, fix: 'Write page:id#part.' }
  return fragmentIssue(`${link}:${key}`, url.slice(1), language, targets)
}

/** Tells what is wrong with the target of a link in a text; undefined if it is correct. */
export function destinationIssue(url: string, text: Text, targets: LinkTargets): Issue | undefined {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? []
  switch (scheme?.toLowerCase()) {
    case undefined:
      return partIssue(url, text, targets)
    case 'page':
    case 'post':
      return idIssue(url, text.language, targets)
    case 'http':
    case 'https':
      return addressIssue(url, targets.hosts)
    case 'mailto':
    case 'tel':
      return contactIssue(url)
    default:
      return wrong(`Links of the kind "${scheme!}:" are not allowed.`)
  }
}
