import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A free port, for a server that must know its address before it listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Settings of a server that knows its own address, so that events it sends to itself arrive, such as payment
 * events.
 */
export async function ownAddress(): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const port = await freePort()
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
}
