import { linkSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'
import type { BuiltSite, FileMaker } from '../../src/build/files/siteFile'
import { siteFileList, writeSiteFiles } from '../../src/build/files/writeSiteFiles'
import { postsByLanguage } from '../../src/build/pages/siteContent'
import { temporaryFolder } from '../temporaryFolder'

const site: BuiltSite = {
  hostLanguage: 'fi',
  pages: [],
  posts: postsByLanguage([]),
  formerAddresses: [],
  query: () => Promise.resolve({}),
  contentSecurityPolicy: '',
}
const output =
  (...paths: string[]): FileMaker =>
  () =>
    paths.map((path) => ({ path, content: path }))

test('a build replaces the site files of the last build and deletes those that it does not write', async () => {
  const { root, read, remove } = temporaryFolder()
  await writeSiteFiles(root, [output('robots.txt', 'en/blog/rss.xml'), output('og/1.png')], site)
  await writeSiteFiles(root, [output('robots.txt'), output('og/2.png')], site)
  expect(read('robots.txt')).toBe('robots.txt')
  expect(filesBelow(root)).toEqual([siteFileList, 'og/2.png', 'robots.txt'])
  remove()
})

test('a build is killed, or its disk is full: each file is whole, because it is replaced and not written over', async () => {
  const { root, read, remove } = temporaryFolder()
  await writeSiteFiles(root, [() => [{ path: 'og/1.jpg', content: 'earlier' }]], site)
  linkSync(join(root, 'og/1.jpg'), join(root, 'the-same-file'))
  await writeSiteFiles(root, [() => [{ path: 'og/1.jpg', content: 'later' }]], site)
  expect([read('og/1.jpg'), read('the-same-file')]).toEqual(['later', 'earlier'])
  remove()
})

test('files of a build that stopped are removed by the next one', async () => {
  const { root, remove } = temporaryFolder()
  const stops: FileMaker = () => Promise.reject(new Error('no room'))
  await expect(writeSiteFiles(root, [output('og/1.jpg'), stops], site)).rejects.toThrow('no room')
  await writeSiteFiles(root, [output('og/2.jpg')], site)
  expect(filesBelow(root)).toEqual([siteFileList, 'og/2.jpg'])
  remove()
})
