import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server as TcpServer,
  type Socket,
} from 'node:net'
import { onTestFinished } from 'vitest'

export interface Site {
  readonly origin: string
  readonly port: number
  /** Requests so far, in the form `GET /path`. */
  readonly requests: string[]
  /** All sockets that have connected. */
  readonly sockets: Socket[]
}

export type Pages = Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>>

/** A website on loopback until the test ends. Paths without a page, including robots.txt, return 404. */
export async function startSite(pages: Pages): Promise<Site> {
  const requests: string[] = []
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const page = pages[request.url ?? '']
    if (page) page(response, request)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('nothing here')
  }
  const site = await listen(createServer(listener))
  return { ...site, requests }
}

/** A server of raw bytes: `talk` gets each socket after its first data. */
export async function startRawSite(talk: (socket: Socket, head: string) => void): Promise<Site> {
  const requests: string[] = []
  const server = createTcpServer((socket) => {
    socket.once('data', (data: Buffer) => {
      const head = data.toString('latin1')
      requests.push(head.slice(0, head.indexOf(' HTTP/')))
      talk(socket, head)
    })
  })
  return { ...(await listen(server)), requests }
}

async function listen(server: Server | TcpServer): Promise<Omit<Site, 'requests'>> {
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, sockets }
}

export function html(text: string, headers: Readonly<Record<string, string>> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)
  }
}

export function redirect(location: string, status = 302) {
  return (response: ServerResponse) => {
    response.writeHead(status, { location }).end()
  }
}

/**
 * Writes `chunk` repeatedly until `total` bytes are sent or the connection closes; never buffers more than one chunk.
 */
export function pour(socket: ServerResponse | Socket, chunk: Buffer, total: number): void {
  let left = total
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      left -= chunk.length
      if (!socket.write(chunk)) {
        socket.once('drain', more)
        return
      }
    }
    if (!socket.destroyed) socket.end()
  }
  more()
}

/** Resolves once the server's side of a connection is closed. */
export async function closed(socket: Socket | undefined): Promise<void> {
  if (!socket) throw new Error('there was no connection')
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
}
