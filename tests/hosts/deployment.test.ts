import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentRelease, deploy, releasesOf, rollback, workers } from '../../src/publish/deploy'
import { ask } from '../../src/publish/healthCheck'
import { emptyHosts, type Served } from './hosts'
import { scriptOf, writeSmallSites } from './smallSites'

const work = mkdtempSync(join(tmpdir(), 'builds-'))
const sites = (letter: string) => join(work, letter)
let served: Served
beforeAll(async () => {
  for (const letter of ['a', 'b', 'c', 'd']) writeSmallSites(sites(letter), letter)
  served = await emptyHosts()
})
afterAll(() => {
  served.stop()
  rmSync(work, { recursive: true })
})

const get = (path: string) => ask(served.origins.fi, path)
const front = async () => / (\w)</.exec((await get('/')).body)?.[1]
const day = 24 * 60 * 60 * 1000
const start = Date.now()
const onDay = (number: number) => new Date(start + number * day)

test('without the five builds there is no deployment, and it is told what is missing', async () => {
  await expect(deploy(join(work, 'nothing'), served)).rejects.toThrow(/npm run build:sites[^]*et\.conf/)
  expect(readdirSync(served.target)).toEqual([])
})

test('a number in the pid file that another process has by now is not taken for nginx', () => {
  mkdirSync(join(served.target, 'run'))
  writeFileSync(join(served.target, 'run', 'nginx.pid'), `${process.pid}\n`)
  expect(workers(served.target)).toEqual([])
})

test('releases are served one after the other, and gone back from', async () => {
  const first = await deploy(sites('a'), served, onDay(0))
  expect(await front()).toBe('a')
  const second = await deploy(sites('b'), served, onDay(1))
  expect(await front()).toBe('b')
  expect(await rollback(served)).toBe(first)
  expect(await front()).toBe('a')
  await expect(rollback(served)).rejects.toThrow('no release')
  expect(await rollback(served, second)).toBe(second)
  expect([await front(), currentRelease(served.target)]).toEqual(['b', second])
})

test('hashed files of the release before are still there, its pages are not', async () => {
  const replies = await Promise.all([scriptOf('a'), scriptOf('b'), scriptOf('c')].map(get))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 404])
  expect(replies[0]!.headers['cache-control']).toContain('immutable')
  expect(existsSync(join(served.target, 'assets', 'fi', 'index.html'))).toBe(false)
})

test('a site that nginx would not serve as it should be is taken back at once', async () => {
  const before = currentRelease(served.target)
  writeFileSync(
    join(sites('c'), 'sv', '_headers'),
    "/*\n  Content-Security-Policy: default-src 'none'; something-else\n",
  )
  await expect(deploy(sites('c'), served, onDay(2))).rejects.toThrow(
    new RegExp(`${new URL(served.origins.sv).hostname}[^]*Content-Security-Policy[^]*${before!} is served again\\.$`),
  )
  expect([currentRelease(served.target), await front(), releasesOf(served.target).length]).toEqual([before, 'b', 2])
})

test('a configuration that nginx does not accept is never switched to', async () => {
  const before = currentRelease(served.target)
  writeFileSync(join(sites('c'), 'nginx', 'et.conf'), 'map $uri {')
  await expect(deploy(sites('c'), served, onDay(2))).rejects.toThrow('nginx -t')
  expect([currentRelease(served.target), await front(), releasesOf(served.target).length]).toEqual([before, 'b', 2])
})

test('a release is deployed when no process of the one before takes connections, however slow it is', async () => {
  const [slow] = workers(served.target)
  process.kill(Number(slow), 'SIGSTOP')
  const order: string[] = []
  const deployed = deploy(sites('d'), served, onDay(3)).then(() => order.push('deployed'))
  try {
    // All that any number of requests can see: the other workers are those of the new release.
    for (let answers = 0; answers < 20;) answers = (await front()) === 'd' ? answers + 1 : 0
    order.push('seen')
  } finally {
    process.kill(Number(slow), 'SIGCONT')
  }
  await deployed
  expect(order).toEqual(['seen', 'deployed'])
}, 60_000)

test('five releases are kept, and hashed files for 30 days after the last one that had them', async () => {
  for (const number of [29, 30, 31, 32]) await deploy(sites('d'), served, onDay(number))
  expect(releasesOf(served.target)).toHaveLength(5)
  const replies = await Promise.all([scriptOf('a'), scriptOf('b'), scriptOf('d')].map(get))
  // The release of day 1 was served until day 3.
  expect(replies.map(({ status }) => status)).toEqual([404, 200, 200])
}, 60_000)
