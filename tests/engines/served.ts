import { createServer } from 'node:http'
import { join } from 'node:path'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { siteServer } from '../../src/publish/siteServer'
import { pathsOn } from '../paths'
import { listen } from '../ports'
import { record } from './record'

export const folder = join(process.cwd(), 'public')
export const hostLanguage = builtLanguage(folder)
export const { pathOf } = pathsOn(hostLanguage)

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/**
 * What becomes of an answer: it is held until nothing is changed any more, then broken off; or sent as it is made,
 * and broken off without a status.
 */
type Change = 'hold' | ((answer: Answer) => Answer)

/** What may happen to files on their way. */
export const changes = {
  hold: 'hold',
  breakOff: (answer) => ({ ...answer, status: 0 }),
  miss: (answer) => ({ ...answer, status: 404, body: Buffer.from('gone') }),
} satisfies Record<string, Change>

const recorder = '/recorder-of-the-tests.js'
const reportPath = '/reports-of-the-tests'

/**
 * The built site on this machine as `npm run serve` answers, on every host name for which it is the browser's proxy.
 * Answers can be changed on their way, and every page tells what happens in it: drivers cannot say so in all browsers.
 */
export class Served {
  private reported: string[] = []
  private changes: [path: RegExp, change: Change][] = []
  private expected: RegExp[] = []
  private held: (() => void)[] = []
  port = 0
  private innerPort = 0
  private readonly inner = siteServer(folder, hostLanguage)
  private readonly outer = createServer((request, response) => {
    // A proxy is asked for whole addresses.
    const { pathname, search } = new URL(request.url!, 'http://localhost')
    if (pathname === recorder)
      return void response.setHeader('content-type', 'text/javascript').end(`(${record.toString()})('${reportPath}')`)
    if (pathname === reportPath) {
      const body: Buffer[] = []
      request.on('data', (part: Buffer) => body.push(part))
      request.on('end', () => this.reported.push(Buffer.concat(body).toString()))
      return void response.writeHead(204).end()
    }
    const pass = ({ status, headers, body }: Answer) => {
      if (!status) return response.destroy()
      for (const [name, value] of headers)
        if (!['content-length', 'connection', 'transfer-encoding'].includes(name)) response.setHeader(name, value)
      // What is held in one journey may not come out of a cache that another has filled.
      response.setHeader('cache-control', 'no-store')
      return response.writeHead(status).end(body)
    }
    // A request that comes while the servers end finds no answer.
    this.answer(pathname, search).then(pass, () => response.destroy())
  })

  /** Changes the answers to some paths; that they fail is expected. */
  change(path: RegExp, change: Change): void {
    this.changes.unshift([path, change])
    this.expect(path)
  }

  /** Reports of this kind are no faults of the journey. */
  expect(reports: RegExp): void {
    this.expected.push(reports)
  }

  /** Leaves answers as they are from now on. */
  changeNothing(): void {
    this.changes = []
    for (const breakOff of this.held.splice(0)) breakOff()
  }

  /** Forgets what a journey has left. */
  reset(): void {
    this.changeNothing()
    this.expected = []
    this.reported = []
  }

  /** What pages have reported since this was last asked, but for what is expected. */
  reports(): string[] {
    const heard = this.reported.filter((line) => !this.expected.some((kind) => kind.test(line)))
    this.reported = []
    return heard
  }

  async start(): Promise<this> {
    this.innerPort = await listen(this.inner)
    this.port = await listen(this.outer)
    return this
  }

  end(): void {
    for (const server of [this.inner, this.outer]) {
      server.close()
      server.closeAllConnections()
    }
  }

  private async answer(pathname: string, search: string): Promise<Answer> {
    const address = `http://127.0.0.1:${this.innerPort}${pathname}${search}`
    // A connection that is kept may be closed in the moment in which it is used again, and one that is new may be reset
    // on a busy machine.
    const ask = () => fetch(address, { redirect: 'manual', headers: { connection: 'close' } })
    const got = await ask().catch(ask)
    const answer = { status: got.status, headers: got.headers, body: Buffer.from(await got.arrayBuffer()) }
    if (got.headers.get('content-type')?.startsWith('text/html'))
      answer.body = Buffer.from(answer.body.toString().replace('<head>', `<head><script src="${recorder}"></script>`))
    const change = this.changes.find(([path]) => path.test(pathname))?.[1]
    if (change === 'hold')
      await new Promise<void>((resolve) => {
        this.held.push(resolve)
      })
    return typeof change === 'function' ? change(answer) : { ...answer, status: change ? 0 : answer.status }
  }
}
