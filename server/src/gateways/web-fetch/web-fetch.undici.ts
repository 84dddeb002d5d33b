import { lookup } from 'node:dns/promises'
import { Agent, buildConnector } from 'undici'
import { acceptHeader, contentKindOf, parseContentType } from './content-kind.ts'
import { charsetOf, decodeText } from './decode.ts'
import { type Answer, createExchange, discard, headerOf, type Trip } from './exchange.ts'
import { type ConnectorOptions, createGuardedConnector } from './guarded-connector.ts'
import { Refusal, refusalOf } from './refusal.ts'
import { createRobotsGate, maxRobotsBytes, robotName, type RobotsAnswer } from './robots.ts'
import { createAbort, type Abort, untilAborted } from './abort.ts'
import { loggableAddress, parseOrigins, parseWebAddress } from './web-address.ts'
import {
  defaultLimits,
  type FetchOptions,
  type SessionOptions,
  type WebFetch,
  type WebFetchLimits,
  type WebFetchOptions,
  type WebPage,
  type WebSession,
} from './web-fetch.port.ts'

/** How names are resolved and sockets opened; replaced only in tests. */
export type NetworkSeams = Pick<ConnectorOptions, 'resolve' | 'build'>

const network: NetworkSeams = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  build: buildConnector,
}

const connectionsPerOrigin = 4
const relevantHeaders = [
  'cf-mitigated',
  'content-language',
  'last-modified',
  'link',
  'retry-after',
  'server',
  'x-robots-tag',
]

/**
 * Reads external websites with undici. Every connection goes through the guarded connector, and every address,
 * including redirects, through `parseWebAddress`. Follows robots.txt, stores nothing between sessions, and sends
 * neither cookies nor credentials. Throws if a `privateOrigins` entry is not an origin.
 */
export function createUndiciWebFetch(options: WebFetchOptions, seams: Partial<NetworkSeams> = {}): WebFetch {
  const limits = { ...defaultLimits, ...options.limits }
  const privateOrigins = parseOrigins(options.privateOrigins)
  const userAgent = `${robotName}/1.0 (+${options.productUrl})`
  return {
    openSession: (session) =>
      openSession({ ...session, limits, privateOrigins, userAgent, ...network, ...seams }),
  }
}

interface SessionContext extends SessionOptions, NetworkSeams {
  readonly limits: WebFetchLimits
  readonly privateOrigins: ReadonlySet<string>
  readonly userAgent: string
}

function openSession(context: SessionContext): WebSession {
  const { limits, privateOrigins, userAgent, acceptLanguage } = context
  const agent = new Agent({
    connect: createGuardedConnector({ ...context, connectMs: limits.connectMs }),
    connections: connectionsPerOrigin,
    allowH2: false,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
  })
  const exchange = createExchange({
    dispatcher: agent,
    limits,
    privateOrigins,
    headers: { 'user-agent': userAgent, 'accept-language': acceptLanguage },
  })
  const robots = createRobotsGate(readRobots)

  // Ends with the session rather than with the first call, because others may wait for the same rules.
  async function readRobots(robotsUrl: URL): Promise<RobotsAnswer> {
    const abort = createAbort(undefined, limits.totalMs)
    const trip = startAt(robotsUrl.href)
    try {
      const answer = await exchange.follow({
        start: robotsUrl,
        accept: 'text/plain, */*;q=0.1',
        trip,
        abort,
      })
      const { statusCode: status } = answer
      if (status < 200 || status >= 300) {
        await discard(answer)
        return { status, text: '' }
      }
      const read = await exchange.readAnswer(answer, { maxBytes: maxRobotsBytes, whenLarger: 'cut' }, abort)
      return { status, text: decodeText(read.body, 'utf-8') }
    } catch (error) {
      throw refusalOf(abort.signal.aborted ? abort.signal.reason : error)
    } finally {
      abort.release()
    }
  }

  async function readPage(answer: Answer, { accept, maxBytes }: FetchOptions, abort: Abort) {
    const type = parseContentType(headerOf(answer, 'content-type'))
    const kind = contentKindOf(type.essence)
    if (!kind || !accept.includes(kind)) {
      answer.body.destroy()
      throw new Refusal('wrongType', `content type ${type.essence.slice(0, 100) || 'is missing'}`)
    }
    const limit = { maxBytes: maxBytes ?? limits.maxBytes, whenLarger: 'refuse' } as const
    const read = await exchange.readAnswer(answer, limit, abort)
    return {
      ...read,
      status: answer.statusCode,
      contentType: type.essence,
      charset: charsetOf(type, read.body),
      headers: pickHeaders(answer),
    } satisfies Partial<WebPage>
  }

  return {
    async fetch(requestedUrl, options) {
      const started = performance.now()
      const abort = createAbort(options.signal, limits.totalMs)
      const trip = startAt(loggableAddress(requestedUrl))
      try {
        const start = parseWebAddress(requestedUrl, privateOrigins)
        const gate = async (url: URL) =>
          context.isNamedByService ? undefined : untilAborted(robots.check(url), abort.signal)
        const answer = await exchange.follow({
          start,
          accept: acceptHeader(options.accept),
          trip,
          abort,
          gate,
        })
        const page = await readPage(answer, options, abort)
        const ms = performance.now() - started
        return { kind: 'page', url: trip.at, requestedUrl, redirects: trip.redirects, ...page, ms }
      } catch (error) {
        const { reason, message } = refusalOf(abort.signal.aborted ? abort.signal.reason : error)
        return { kind: 'refused', reason, url: trip.at, detail: message, status: trip.status }
      } finally {
        abort.release()
      }
    },

    close: () => agent.destroy(),
  }
}

function startAt(at: string): Trip {
  return { at, redirects: 0, status: undefined }
}

function pickHeaders(answer: Answer): Record<string, string> {
  return Object.fromEntries(
    relevantHeaders.flatMap((name) => {
      const value = headerOf(answer, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
