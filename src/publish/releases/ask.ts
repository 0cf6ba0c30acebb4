import { request as plain, type IncomingHttpHeaders } from 'node:http'
import { request as secure } from 'node:https'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Long enough for a machine that is busy with something else. */
const patience = 30_000

/** Asks the server on this machine for a page of one of its hosts, whatever the name service says of the name. */
export const ask = (origin: string, path: string, ca?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, host, port } = new URL(origin)
    const request = protocol === 'https:' ? secure : plain
    const asked = request(
      {
        host: '127.0.0.1',
        port: port || undefined,
        path,
        headers: { host },
        servername: hostname,
        ca,
        agent: false,
        timeout: patience,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`${origin}${path} did not answer in ${patience / 1000} s`)))
    asked.on('error', reject)
    asked.end()
  })
