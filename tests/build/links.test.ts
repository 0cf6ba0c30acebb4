import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isThirdParty } from '../thirdParties'
import { byPath, folder, pages } from './site'

const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()

test.each(pages.map((page) => [page.path, page] as const))('every link of %s leads somewhere', (_, page) => {
  const broken = page.root.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href')!
    if (/^(https:\/\/|mailto:|tel:)/.test(href)) return []
    const [path = '', fragment] = href.split('#', 2)
    if (/\.(?:xml|txt)$/.test(path)) return isFile(path) ? [] : [href]
    const target = path === '' ? page : byPath.get(path)
    if (!target) return [href]
    return fragment && !target.root.getElementById(decodeURIComponent(fragment)) ? [href] : []
  })
  expect(broken).toEqual([])
})

test.each(pages.map((page) => [page.path, page] as const))('every file that %s loads is there', (_, page) => {
  const addresses = page.root
    .querySelectorAll(
      'script[src], img[src], link[rel=preload], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest], source',
    )
    .flatMap((element) => [
      element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0]!),
    ])
    .filter(Boolean)
  expect(
    addresses.filter((address) => !isThirdParty(address) && (!address.startsWith('/') || !isFile(address))),
  ).toEqual([])
})
