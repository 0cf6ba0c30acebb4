import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { deploy, rollback } from '../../src/publish/deploy'
import { request } from '../../src/publish/healthCheck'
import { currentRelease, releasesOf } from '../../src/publish/releases'
import { nginxWorkers } from '../../src/publish/runNginx'
import { temporaryFolder } from '../temporaryFolder'
import { emptyHosts, type Served } from './hosts'
import { keepsAsking } from './keepsAsking'
import { scriptOf, writeSmallSites } from './smallSites'

const { path: sites, write, remove } = temporaryFolder()
let served: Served
beforeAll(async () => {
  for (const letter of ['a', 'b', 'c', 'd']) writeSmallSites(sites(letter), letter)
  served = await emptyHosts()
})
afterAll(() => {
  served.stop()
  remove()
})

const get = (path: string) => request(served.origins.fi, path)
const front = async () => / (\w)</.exec((await get('/')).body)?.[1]

test('a first release that is not healthy leaves nothing behind to go back to', async () => {
  write('c/sv/_headers', "/*\n  Content-Security-Policy: default-src 'none'; something-else\n")
  await expect(deploy(sites('c'), served)).rejects.toThrow(/is not healthy:[^]*nothing is served\.$/)
  expect([releasesOf(served.target), nginxWorkers(served.target)]).toEqual([[], []])
})

test('releases are served one after the other, with the hashed files of both, and gone back from', async () => {
  await deploy(sites('a'), served)
  expect(await front()).toBe('a')
  await deploy(sites('b'), served)
  expect(await front()).toBe('b')
  const replies = await Promise.all([scriptOf('a'), scriptOf('b'), scriptOf('d')].map(get))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 404])
  expect(replies[0]!.headers['cache-control']).toContain('immutable')
  await rollback(served)
  expect(await front()).toBe('a')
})

test('a configuration that nginx does not accept is never switched to', async () => {
  const before = currentRelease(served.target)
  write('c/nginx/et.conf', 'map $uri {')
  await expect(deploy(sites('c'), served)).rejects.toThrow('nginx -t')
  expect([currentRelease(served.target), await front(), releasesOf(served.target).length]).toEqual([before, 'a', 2])
})

test('a release is deployed when no process of the one before takes connections, however slow it is', async () => {
  const [slow] = nginxWorkers(served.target)
  process.kill(Number(slow), 'SIGSTOP')
  const order: string[] = []
  const deployed = deploy(sites('d'), served).then(() => order.push('deployed'))
  try {
    // More requests would show nothing else: the stopped worker is the only one of the earlier release.
    for (let answers = 0; answers < 20;) answers = (await front()) === 'd' ? answers + 1 : 0
    order.push('seen')
  } finally {
    process.kill(Number(slow), 'SIGCONT')
  }
  await deployed
  expect(order).toEqual(['seen', 'deployed'])
}, 60_000)

/** Runs an operator's command in a process of its own, so that requests continue meanwhile. */
async function command(tool: string, hosts: Served, letter: string): Promise<void> {
  const env = { ...process.env, DEPLOY_TARGET: hosts.target, DEPLOY_PORT: `${hosts.port}`, SITES_FOLDER: sites(letter) }
  const child = spawn('npx', ['tsx', join('src', 'tools', `${tool}.ts`)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
}

test('no request fails while a release is deployed and gone back from, on kept connections and on new ones', async () => {
  const hosts = await emptyHosts()
  const end = new AbortController()
  try {
    await deploy(sites('a'), hosts)
    const visitors = [true, true, true, true, false, false, false, false].map((kept) =>
      keepsAsking(hosts, kept, end.signal),
    )
    await command('deployLocal', hosts, 'b')
    await command('rollbackLocal', hosts, 'b')
    end.abort()
    for (const answers of await Promise.all(visitors)) expect(answers).toEqual(new Set(['200 a', '200 b']))
  } finally {
    end.abort()
    hosts.stop()
  }
}, 120_000)

test('a request that has begun before a deployment is answered after it, by the release that it came to', async () => {
  const socket = connect(served.port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nHost: ${new URL(served.origins.fi).host}\r\n`)
  const answer = text(socket)
  await deploy(sites('a'), served)
  socket.write('Connection: close\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*Front d</)
  expect(await front()).toBe('a')
}, 60_000)
