import { connect } from 'node:net'

export interface RawReply {
  status: number
  /** Names are in lower case. A header that is sent twice is in the list twice. */
  headers: [name: string, value: string][]
  body: Buffer
  /** The raw text before the body. */
  head: string
}

/** Returns every value of a header. */
export const valuesOf = (reply: RawReply, name: string): string[] =>
  reply.headers.filter(([other]) => other === name).map(([, value]) => value)

function parse(bytes: Buffer): RawReply {
  const end = bytes.indexOf('\r\n\r\n')
  // "100 Continue" is not the answer.
  if (end > 0 && bytes.toString('latin1', 0, 13) === 'HTTP/1.1 100 ') return parse(bytes.subarray(end + 4))
  const head = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: bytes.subarray(end + 4), head }
}

/**
 * Sends raw bytes to a port of this machine and reads until the server closes the connection. After five seconds
 * without data it takes what has come, and rejects if that is nothing.
 */
export const sendRaw = (port: number, bytes: string): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    const done = () => resolve(parse(Buffer.concat(parts)))
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer in 5 s')))
    socket.on('data', (part) => parts.push(part))
    socket.on('end', done)
    // A server that refuses a request may close the connection before it has read all of it.
    socket.on('error', (error) => (parts.length > 0 ? done() : reject(error)))
  })

export interface RawRequest {
  host: string
  method?: string
  headers?: Record<string, string>
}

/** Sends one request on its own connection, with a raw target. */
export const rawRequest = (
  port: number,
  target: string,
  { host, method = 'GET', headers = {} }: RawRequest,
): Promise<RawReply> =>
  sendRaw(
    port,
    [
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  )
