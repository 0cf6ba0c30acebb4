import { mkdirSync, statSync, utimesSync } from 'node:fs'
import { makeRelease } from '../../src/publish/releases'
import { inEachLanguage } from '../../src/site/languages'
import { writeSmallSites } from '../hosts/smallSites'
import { temporaryFolder } from '../temporaryFolder'

const folder = temporaryFolder()
afterAll(() => folder.remove())

test('a browser is told that a page has not changed: files keep the time from which nginx makes their ETag', () => {
  writeSmallSites(folder.path('sites'), 'a')
  const day = new Date('2026-03-02T10:00:00Z')
  utimesSync(folder.path('sites/fi/index.html'), day, day)
  mkdirSync(folder.path('releases'))
  const origins = inEachLanguage((code) => `http://${code}.test`)
  makeRelease(folder.path('sites'), { target: folder.root, origins, listen: [], nginx: 'true' }, '1')
  expect(statSync(folder.path('releases/1/fi/index.html')).mtime).toEqual(day)
})
