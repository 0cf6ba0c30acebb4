import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Served } from './hosts'

/** Returns the status and the letter of the front page, `0` without an answer. */
function visit(agent: Agent, { origins, port }: Served): Promise<{ seen: string; reused: boolean }> {
  const headers = { host: new URL(origins.fi).host }
  return new Promise((resolve) => {
    const asked = get({ agent, host: '127.0.0.1', port, headers }, (response) =>
      resolve(
        text(response).then(
          (body) => ({ seen: `${response.statusCode} ${/ (\w)</.exec(body)?.[1]}`, reused: asked.reusedSocket }),
          () => ({ seen: 'broken off', reused: false }),
        ),
      ),
    )
    asked.on('error', () => resolve({ seen: '0', reused: asked.reusedSocket }))
  })
}

/**
 * Requests the front page again and again, and returns all answers. Like a browser, it repeats a request if the server
 * has just closed the kept connection (RFC 9112, 9.3.1).
 */
export async function keepsAsking(hosts: Served, keepAlive: boolean, end: AbortSignal): Promise<Set<string>> {
  const agent = new Agent({ keepAlive, maxSockets: 1 })
  const answers = new Set<string>()
  while (!end.aborted) {
    const { seen, reused } = await visit(agent, hosts)
    answers.add(seen === '0' && reused ? (await visit(agent, hosts)).seen : seen)
    await wait(1)
  }
  agent.destroy()
  return answers
}
