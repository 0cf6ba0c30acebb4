import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deploy, rollback } from '../../src/publish/deploy'
import { findProgram } from '../../src/build/util/findProgram'
import { ownPath } from '../../src/site/routes'
import { serveHosts, sites, type Served } from './hosts'
import { nextBuild } from './nextBuild'

const work = mkdtempSync(join(tmpdir(), 'builds-'))
let served: Served
beforeAll(async () => {
  nextBuild(sites, join(work, 'later'), 'pricing', 'fi')
  served = await serveHosts()
}, 90_000)
afterAll(() => {
  served.stop()
  rmSync(work, { recursive: true })
})

const seconds = 10
const page = ownPath('pricing', 'fi')

/** Requests, each on a connection of its own, as many as eight connections give, until they are ended. */
function wrk(host: string) {
  const program = findProgram('wrk')
  if (program === undefined) throw new Error('wrk is missing. Run: npm run test:hosts')
  const child = spawn(program, [
    '-t',
    '1',
    '-c',
    '8',
    '-d',
    '10m',
    '-H',
    `Host: ${host}`,
    '-H',
    'Connection: close',
    `http://127.0.0.1:${served.port}${page}`,
  ])
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  return async () => {
    child.kill('SIGINT')
    await once(child, 'close')
    return output
  }
}

const statusOnce = (agent: Agent, host: string) =>
  new Promise<{ status: number; reused: boolean }>((resolve) => {
    const asked = request(
      { agent, host: '127.0.0.1', port: served.port, path: page, headers: { host } },
      (response) => {
        response.resume()
        response.on('close', () =>
          resolve({ status: response.complete ? response.statusCode! : 0, reused: asked.reusedSocket }),
        )
      },
    )
    asked.on('error', () => resolve({ status: 0, reused: asked.reusedSocket }))
    asked.end()
  })

/** A browser keeps its connection, and asks again where the server has closed it just before (RFC 9112, 9.3.1). */
async function keepsAsking(host: string, end: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  while (!end.aborted) {
    const { status, reused } = await statusOnce(agent, host)
    statuses.push(status === 0 && reused ? (await statusOnce(agent, host)).status : status)
    await wait(5)
  }
  agent.destroy()
  return statuses
}

test('ten seconds of load or more, a deployment and a rollback in them: no error', async () => {
  const { host } = new URL(served.origins.fi)
  const end = new AbortController()
  const least = wait(seconds * 1000)
  const endLoad = wrk(host)
  const visitors = Array.from({ length: 4 }, () => keepsAsking(host, end.signal))
  await wait(1000)
  await deploy(join(work, 'later'), served)
  await wait(1000)
  await rollback(served)
  await least
  end.abort()
  const [output, statuses] = [await endLoad(), (await Promise.all(visitors)).flat()]
  expect(Number(/(\d+) requests in/.exec(output)?.[1])).toBeGreaterThan(500)
  expect(output).not.toMatch(/Socket errors|Non-2xx/)
  expect(statuses.length).toBeGreaterThan(100)
  expect(new Set(statuses)).toEqual(new Set([200]))
}, 180_000)
