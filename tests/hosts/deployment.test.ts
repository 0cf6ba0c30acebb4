import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../src/publish/releases/ask'
import { deploy, rollback } from '../../src/publish/releases/deployment'
import { folders } from '../../src/publish/releases/folders'
import { nginxProcess } from '../../src/publish/releases/nginxProcess'
import { currentRelease, releaseIds } from '../../src/publish/releases/releases'
import { emptyHosts, sites, type Served } from './hosts'
import { nextBuild } from './nextBuild'

const work = mkdtempSync(join(tmpdir(), 'builds-'))
const later = join(work, 'later')
let served: Served
beforeAll(async () => {
  nextBuild(sites, later, 'pricing', 'fi')
  served = await emptyHosts()
}, 60_000)
afterAll(() => {
  served.stop()
  rmSync(work, { recursive: true })
})

const scriptOf = (folder: string) =>
  `/${readdirSync(join(folder, 'fi')).find((file) => /^webpack-runtime-[0-9a-f]{20}\.js$/.test(file))!}`
const status = async (path: string) => (await ask(served.origins.fi, path)).status
const front = async () => (await ask(served.origins.fi, '/')).body
const day = 24 * 60 * 60 * 1000
const start = Date.now()
const onDay = (number: number) => new Date(start + number * day)

test('without the five builds there is no deployment, and it is told what is missing', async () => {
  await expect(deploy(join(work, 'nothing'), served)).rejects.toThrow(/npm run build:sites[\s\S]*et\.conf/)
  expect(releaseIds(served.target)).toEqual([])
})

test('a number in the pid file that another process has by now is not taken for nginx', () => {
  mkdirSync(folders(served.target).run, { recursive: true })
  writeFileSync(join(folders(served.target).run, 'nginx.pid'), `${process.pid}\n`)
  expect(nginxProcess(served.nginx, served.target).isRunning()).toBe(false)
})

test('releases are served one after the other, and gone back from', async () => {
  const first = await deploy(sites, served, onDay(0))
  expect(await front()).toBe(readFileSync(join(sites, 'fi', 'index.html'), 'utf8'))
  const second = await deploy(later, served, onDay(1))
  expect(await front()).toBe(readFileSync(join(later, 'fi', 'index.html'), 'utf8'))
  expect(await front()).not.toBe(readFileSync(join(sites, 'fi', 'index.html'), 'utf8'))
  expect(await rollback(served)).toBe(first)
  expect(await front()).toBe(readFileSync(join(sites, 'fi', 'index.html'), 'utf8'))
  await expect(rollback(served)).rejects.toThrow('no release')
  expect(await rollback(served, second)).toBe(second)
  expect(currentRelease(served.target)).toBe(second)
}, 60_000)

test('hashed files of the release before are still there, its pages are not', async () => {
  expect(scriptOf(later)).not.toBe(scriptOf(sites))
  expect([await status(scriptOf(sites)), await status(scriptOf(later))]).toEqual([200, 200])
  expect((await ask(served.origins.fi, scriptOf(sites))).headers['cache-control']).toContain('immutable')
  expect((await ask(served.origins.fi, '/page-data/app-data.json')).body).toBe(
    readFileSync(join(later, 'fi', 'page-data', 'app-data.json'), 'utf8'),
  )
})

test('a site that nginx would not serve as it should be is taken back at once', async () => {
  const before = currentRelease(served.target)
  const broken = join(work, 'broken')
  cpSync(sites, broken, { recursive: true, preserveTimestamps: true })
  writeFileSync(join(broken, 'sv', '_headers'), "/*\n  Content-Security-Policy: default-src 'none'; something-else\n")
  await expect(deploy(broken, served, onDay(2))).rejects.toThrow(
    new RegExp(`${new URL(served.origins.sv).hostname}[^]*Content-Security-Policy[^]*served again`),
  )
  expect([currentRelease(served.target), await front()]).toEqual([
    before,
    readFileSync(join(later, 'fi', 'index.html'), 'utf8'),
  ])
  expect(releaseIds(served.target)).toHaveLength(2)
}, 60_000)

test('a configuration that nginx does not accept is never switched to', async () => {
  const before = currentRelease(served.target)
  const broken = join(work, 'refused')
  cpSync(sites, broken, { recursive: true, preserveTimestamps: true })
  writeFileSync(join(broken, 'nginx', 'et.conf'), 'map $uri {')
  await expect(deploy(broken, served, onDay(2))).rejects.toThrow('nginx -t')
  expect([currentRelease(served.target), await status('/')]).toEqual([before, 200])
  expect(releaseIds(served.target)).toHaveLength(2)
}, 60_000)

test('a release is deployed when no process of the one before takes connections, however slow it is', async () => {
  const [slow] = nginxProcess(served.nginx, served.target).workers()
  process.kill(slow!, 'SIGSTOP')
  const order: string[] = []
  const deployed = deploy(sites, served, onDay(3)).then(() => order.push('deployed'))
  try {
    // All that any number of requests can see: the other workers are those of the new release.
    for (let answers = 0; answers < 20;)
      answers = (await front()) === readFileSync(join(sites, 'fi', 'index.html'), 'utf8') ? answers + 1 : 0
    order.push('seen')
  } finally {
    process.kill(slow!, 'SIGCONT')
  }
  await deployed
  expect(order).toEqual(['seen', 'deployed'])
}, 60_000)

test('a configuration that is correct and cannot be used is gone back from', async () => {
  const before = currentRelease(served.target)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const listen = [...served.listen, `127.0.0.1:${(other.address() as AddressInfo).port}`]
  const deployed = deploy(later, { ...served, listen, patience: 2000 }, onDay(4)).finally(() => other.close())
  await expect(deployed).rejects.toThrow(/has not taken the new configuration[\s\S]*served again\.$/)
  expect([currentRelease(served.target), await front()]).toEqual([
    before,
    readFileSync(join(sites, 'fi', 'index.html'), 'utf8'),
  ])
}, 60_000)
