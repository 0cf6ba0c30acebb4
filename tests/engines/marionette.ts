import { connect } from 'node:net'
import type { Connection } from './commands'

type Reply = [1, number, { error: string; message: string } | null, unknown]

/**
 * Speaks to Firefox through its own Marionette, which takes WebDriver's commands as JSON behind the length of it, as
 * geckodriver does: Debian has none, and npm's package fetches it from GitHub.
 */
export function marionette(port: number): Connection {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const waiting: ((reply: Reply) => void)[] = []
  let received = ''
  socket.on('error', () => undefined)
  socket.on('data', (data: string) => {
    received += data
    for (;;) {
      const [length = ''] = received.split(':', 1)
      const end = length.length + 1 + Number(length)
      if (!received.includes(':') || received.length < end) return
      const message: unknown = JSON.parse(Buffer.from(received.slice(length.length + 1, end), 'latin1').toString())
      received = received.slice(end)
      // Everything but the greeting is an answer, in the order of the commands.
      if (Array.isArray(message)) waiting[(message as Reply)[1]]?.(message as Reply)
    }
  })
  return async (command, parameters) => {
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      const body = Buffer.from(JSON.stringify([0, waiting.push(resolve) - 1, command, parameters]))
      socket.write(Buffer.concat([Buffer.from(`${body.length}:`), body]))
    })
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`)
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result
  }
}
