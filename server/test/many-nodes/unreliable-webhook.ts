import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export interface UnreliableWebhook {
  readonly url: string
  /** Number of deliveries sent by the payment provider. */
  count(): number
  stop(): Promise<void>
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/**
 * An unreliable connection from the payment provider to the nodes: of three deliveries one is late, one
 * arrives twice at once, and one loses its answer, so that the provider repeats it.
 */
export async function openUnreliableWebhook(urls: () => readonly string[]): Promise<UnreliableWebhook> {
  let count = 0
  const server = createServer((request, response) => void deliver(request, response))
  async function deliver(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    const number = ++count
    const signature = request.headers['embedded-payment-signature']
    const pass = async (offset: number) => {
      const nodes = urls()
      const node = nodes[(number + offset) % nodes.length] ?? 'http://127.0.0.1:1'
      const headers = { 'content-type': 'application/json', 'embedded-payment-signature': String(signature) }
      return (await fetch(`${node}${request.url}`, { method: 'POST', body, headers })).ok
    }
    if (number % 3 === 0) await setTimeout(300)
    const passed = await Promise.allSettled(number % 3 === 1 ? [pass(0), pass(1)] : [pass(0)])
    const isTaken = passed.every((one) => one.status === 'fulfilled' && one.value)
    const isLost = number % 3 === 2 && number % 2 === 0
    response.writeHead(isTaken && !isLost ? 200 : 502).end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => count,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
