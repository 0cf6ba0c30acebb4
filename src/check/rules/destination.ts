import { languageCodes } from '../../site/languages'
import { kindShowing } from '../../site/pageKinds'
import type { Problem } from '../../content/days'
import { didYouMean, nearest } from '../nearest'
import type { Place } from './rule'

const local = /^(localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1?\])|\.(local|localhost|internal|test)$/i

/** The folder whose page the text is on, as links name it. */
const ownId = ({ entry }: Place): string | undefined => {
  const kind = kindShowing(entry.collection)
  return kind && `${kind.link}:${entry.key}`
}

function fragmentProblem(id: string, fragment: string, { targets, language }: Place): Problem | undefined {
  const [kind, key] = id.split(':') as ['page' | 'post', string]
  const known = targets.fragments(kind, key, language)
  if (known.has(fragment)) return undefined
  const near = nearest(fragment, known)
  const cause = `"${id}" has no part called "#${fragment}" in this language.`
  return {
    cause,
    fix:
      known.size === 0
        ? `Write ${id} without a fragment.`
        : near
          ? `Did you mean ${id}#${near}?`
          : `Known: ${[...known].slice(0, 12).join(', ')}.`,
  }
}

function byId(url: string, place: Place): Problem | undefined {
  const { targets, language } = place
  const [, kind, id, fragment] = /^(page|post):([\w-]+)(?:#(.+))?$/.exec(url) ?? []
  if (!kind || !id)
    return {
      cause: `The link "${url}" is not written as page:id or post:id.`,
      fix: `Write ${/^[a-z]+:[\w-]+/.exec(url.toLowerCase())?.[0] ?? 'page:id or post:id'}, with #part if you like; nothing else.`,
    }
  const posts = targets.posts(language)
  if (kind === 'page' ? targets.pages.includes(id) : posts.has(id))
    return fragment === undefined ? undefined : fragmentProblem(`${kind}:${id}`, fragment, place)
  const cause = `The link "${kind}:${id}" leads nowhere.`
  if (kind === 'page' && posts.has(id)) return { cause, fix: `Did you mean post:${id}?` }
  if (kind === 'post' && targets.pages.includes(id)) return { cause, fix: `Did you mean page:${id}?` }
  if (kind === 'post' && languageCodes.some((code) => targets.posts(code).has(id)))
    return {
      cause: `${cause} The post "${id}" has no ${language}.md.`,
      fix: 'Translate that post, or link to another one.',
    }
  const known = kind === 'page' ? targets.pages : [...posts.keys()]
  const near = nearest(id, known)
  return { cause, fix: near ? `Did you mean ${kind}:${near}?` : didYouMean(id, known) }
}

function external(url: string, { targets, language }: Place): Problem | undefined {
  if (!URL.canParse(url))
    return { cause: `"${url}" is not a whole address.`, fix: 'Copy the address from the browser’s address line.' }
  const { host, hostname, pathname, hash, protocol } = new URL(url)
  if (local.test(hostname))
    return {
      cause: `"${url}" leads to the writer’s own machine.`,
      fix: 'Write page:id or post:id for a page of this site.',
    }
  if (targets.hosts.has(host)) {
    const id = targets.byPath(pathname, language)
    return {
      cause: `"${url}" is a page of this site; its address depends on language and host.`,
      fix: id ? `Write ${id}${hash}` : 'Write page:id or post:id.',
    }
  }
  if (protocol === 'http:')
    return { cause: `"${url}" is not encrypted.`, fix: `Write https${url.slice(4)} if the site answers there.` }
  return undefined
}

function ownPath(url: string, { targets, language }: Place): Problem {
  const id = targets.byPath(url, language)
  const hash = /#.+$/.exec(url)?.[0] ?? ''
  const cause = `"${url}" is a path, which differs in every language and on every host.`
  return {
    cause,
    fix: id
      ? `Write ${id}${hash}`
      : 'Write page:id (ids are in content/pages.json) or post:id (folders of content/blog).',
  }
}

function relative(url: string, { targets, language }: Place): Problem {
  const names = url.replace(/[?#].*$/, '').split('/')
  const id = names.findLast((name) => targets.posts(language).has(name) || targets.pages.includes(name))
  const link = id === undefined ? undefined : targets.posts(language).has(id) ? `post:${id}` : `page:${id}`
  if (/^(www\.|[\w-]+\.(fi|com|eu|ee|se|es|net|org)\b)/.test(url))
    return { cause: `"${url}" is an address without https://.`, fix: `Write https://${url}` }
  return {
    cause: `The link "${url}" leads nowhere.`,
    fix: link ? `Write ${link}` : 'Write page:id, post:id, #part or an address that begins with https://.',
  }
}

/** What is wrong with the target of a link in an article; undefined where nothing is. */
export function destinationProblem(url: string, place: Place): Problem | undefined {
  if (url === '')
    return { cause: 'The link has no target.', fix: 'Write page:id, post:id or an address that begins with https://.' }
  if (/^(page|post):/i.test(url)) return byId(url, place)
  if (url.startsWith('#')) {
    const id = ownId(place)
    return id === undefined
      ? { cause: `"${url}" leads nowhere; this text has no page of its own.`, fix: 'Write page:id#part.' }
      : fragmentProblem(id, url.slice(1), place)
  }
  if (/^(\/|\\){2}/.test(url))
    return {
      cause: `"${url}" leaves out how to connect (https or http).`,
      fix: `Write https:${url.replace(/\\/g, '/')}`,
    }
  if (/^https?:/i.test(url)) return external(url, place)
  if (/^(mailto|tel):\S+$/.test(url)) return undefined
  if (/^(mailto|tel):/.test(url))
    return { cause: `"${url}" has no address.`, fix: 'Write mailto: or tel: and the address, without spaces.' }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme)
    return {
      cause: `Links of the kind "${scheme}:" are not allowed.`,
      fix: 'Write page:id, post:id or an address that begins with https://.',
    }
  return url.startsWith('/') ? ownPath(url, place) : relative(url, place)
}
