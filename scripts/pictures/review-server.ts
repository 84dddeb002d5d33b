import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Change } from './changes.ts'
import { differenceOf } from './difference.ts'
import type { Review } from './review.ts'
import { pictureFile } from './taken.ts'

export interface ReviewServer {
  readonly address: string
  /** Resolves when the reviewer has finished. */
  readonly finished: Promise<void>
  close: () => Promise<void>
}

/** The folders with the pictures of both sides, and the page that shows them. */
export interface ReviewMaterial {
  readonly before: string
  readonly after: string
  readonly page: string
}

/** Serves a review to a browser on this machine, until the reviewer finishes. */
export async function serveReview(review: Review, material: ReviewMaterial, port = 0): Promise<ReviewServer> {
  const finished = Promise.withResolvers<void>()
  const changes = new Map(review.changes.map((change) => [change.name, change]))
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, 500, 'text/plain', String(error)))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Another site may let its name lead here, or post here: neither may decide.
    const { host, origin } = request.headers
    if (host !== hostOf() || (origin && origin !== `http://${host}`))
      return send(response, 403, 'text/plain', 'Forbidden')
    const { pathname } = new URL(request.url ?? '/', `http://${host}`)
    const [, side = '', file = ''] = pathname.split('/')
    const change = changes.get(file.replace(/\.png$/, ''))
    if (request.method === 'GET' && pathname === '/')
      return send(response, 200, 'text/html; charset=utf-8', material.page)
    if (request.method === 'GET' && pathname === '/verdicts') return sendVerdicts(response)
    if (request.method === 'GET' && change) {
      const png = await pictureOf(change, side)
      return png ? send(response, 200, 'image/png', png) : send(response, 404, 'text/plain', 'Not found')
    }
    if (request.method === 'POST' && pathname === '/verdicts') {
      const { names, verdict } = (await json(request)) as { names: string[]; verdict: string }
      if (verdict === 'accepted') review.accept(names)
      else review.refuse(names)
      return sendVerdicts(response)
    }
    if (request.method === 'POST' && pathname === '/finish') {
      send(response, 204, 'text/plain', '')
      return finished.resolve()
    }
    return send(response, 404, 'text/plain', 'Not found')
  }

  function sendVerdicts(response: ServerResponse): void {
    const verdicts = Object.fromEntries(
      review.changes.map((change) => [change.name, review.verdictOf(change)]),
    )
    send(response, 200, 'application/json', JSON.stringify(verdicts))
  }

  async function pictureOf({ name, before, after }: Change, side: string): Promise<Buffer | null> {
    const files = { before: pictureFile(material.before, name), after: pictureFile(material.after, name) }
    if (side === 'before' && before) return readFile(files.before)
    if (side === 'after' && after) return readFile(files.after)
    if (side === 'difference' && before && after) return differenceOf(files.before, files.after)
    return null
  }

  const hostOf = () => `127.0.0.1:${(server.address() as AddressInfo).port}`
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://${hostOf()}/`,
    finished: finished.promise,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
