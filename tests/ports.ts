import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/** Makes a server listen on a free port of this machine. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Returns a port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await once(server.close(), 'close')
  return port
}
