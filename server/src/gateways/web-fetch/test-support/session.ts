import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { WebFetchLimits, WebPage, WebRefusal, WebResult, WebSession } from '../web-fetch.port.ts'
import { createUndiciWebFetch, type NetworkSeams } from '../web-fetch.undici.ts'

export interface TestSessionOptions {
  readonly privateOrigins?: readonly string[]
  readonly limits?: Partial<WebFetchLimits>
  readonly seams?: Partial<NetworkSeams>
  readonly acceptLanguage?: string
}

/** A session with short limits, closed when the test ends. */
export function startSession(options: TestSessionOptions = {}): WebSession {
  const { privateOrigins = [], limits = {}, seams = {}, acceptLanguage = 'de, en;q=0.5' } = options
  const short = { connectMs: 500, headersMs: 800, bodyMs: 1_500, totalMs: 4_000 }
  const web = createUndiciWebFetch(
    { productUrl: 'https://aloft.example/bot', privateOrigins, limits: { ...short, ...limits } },
    seams,
  )
  const session = web.openSession({ acceptLanguage })
  onTestFinished(() => session.close())
  return session
}

export function pageOf(result: WebResult): WebPage {
  if (result.kind !== 'page') throw new Error(`refused: ${result.reason}, ${result.detail}`)
  return result
}

export function refusalIn(result: WebResult): WebRefusal {
  if (result.kind !== 'refused') throw new Error(`a page of ${result.bytes} bytes came through`)
  return result
}

/** Returns a function that counts the bytes received by the client's sockets since this call, until the test ends. */
export function watchBytesRead(): () => number {
  const sockets: Socket[] = []
  const remember = (message: unknown) => sockets.push((message as { socket: Socket }).socket)
  subscribe('undici:client:connected', remember)
  onTestFinished(() => {
    unsubscribe('undici:client:connected', remember)
  })
  return () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0)
}
