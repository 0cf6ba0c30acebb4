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
