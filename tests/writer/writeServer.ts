import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '../ports'
import type { ProjectCopy } from '../projectCopy'

/** True if a program listens on a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
    socket.on('connect', () => socket.end())
  })

/** Starts `npm run write` in a copy of the project, as a writer does. */
export async function startWriting(copy: ProjectCopy) {
  const [site, editor] = [await freePort(), await freePort()]
  const env = { ...process.env, PORT: String(site), EDITOR_PORT: String(editor), CI: '1', BROWSER: 'none' }
  const child: ChildProcess = spawn('npm', ['run', '--silent', 'write'], { cwd: copy.root, env, detached: true })
  let output = ''
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  return {
    site,
    editor,
    output: () => output,
    /** Does what Ctrl-C does: sends the signal to every process of the terminal's group. */
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      process.kill(-child.pid!, 'SIGINT')
      await ended
    },
  }
}
