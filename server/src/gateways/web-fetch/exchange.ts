import { isUtf8 } from 'node:buffer'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import {
  acceptEncoding,
  type BodyLimits,
  parseContentEncoding,
  type ReadBody,
  readBody,
} from './read-body.ts'
import { isHangUp, Refusal } from './refusal.ts'
import type { Abort } from './abort.ts'
import { loggableAddress, parseWebAddress } from './web-address.ts'
import type { WebFetchLimits } from './web-fetch.port.ts'

export type Answer = Dispatcher.ResponseData

/** Progress of a call, for its result or its refusal. */
export interface Trip {
  at: string
  redirects: number
  /** Status of the answer from `at`, once it has arrived. */
  status: number | undefined
}

export interface ExchangeOptions {
  readonly dispatcher: Dispatcher
  readonly limits: WebFetchLimits
  readonly privateOrigins: ReadonlySet<string>
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Journey {
  readonly start: URL
  readonly accept: string
  readonly trip: Trip
  readonly abort: Abort
  /** Called with each address, including redirects, before it is requested. */
  readonly gate?: (url: URL) => Promise<void>
}

export interface Exchange {
  /** The first answer that is not a redirect; its body must still be read or destroyed. */
  follow(journey: Journey): Promise<Answer>
  readAnswer(answer: Answer, limits: BodyLimits, abort: Abort): Promise<ReadBody>
}

const redirects = new Set([301, 302, 303, 307, 308])

/** HTTP requests with time and size limits; redirects are followed here, not by undici. */
export function createExchange(options: ExchangeOptions): Exchange {
  const { dispatcher, limits, privateOrigins } = options

  async function request(url: URL, accept: string, abort: Abort): Promise<Answer> {
    const endLimit = abort.limit('the answer', limits.connectMs + limits.headersMs)
    try {
      const answer = await dispatcher.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        headers: { ...options.headers, accept, 'accept-encoding': acceptEncoding },
        signal: abort.signal,
      })
      answer.body.on('error', () => {})
      return answer
    } finally {
      endLimit()
    }
  }

  async function requestAgain(url: URL, accept: string, abort: Abort): Promise<Answer> {
    try {
      return await request(url, accept, abort)
    } catch (error) {
      // A keep-alive connection may be closed just as it is used again.
      if (abort.signal.aborted || !isHangUp(error)) throw error
      return request(url, accept, abort)
    }
  }

  return {
    async follow({ start, accept, trip, abort, gate }) {
      const visited = new Set<string>()
      for (let url = start; ;) {
        trip.at = url.href
        trip.status = undefined
        if (visited.has(url.href)) throw new Refusal('redirectLoop', 'a redirect leads back')
        visited.add(url.href)
        abort.signal.throwIfAborted()
        await gate?.(url)
        const answer = await requestAgain(url, accept, abort)
        trip.status = answer.statusCode
        const location = redirects.has(answer.statusCode) ? headerOf(answer, 'location') : undefined
        if (location === undefined) return answer
        await discard(answer)
        if (trip.redirects === limits.maxRedirects)
          throw new Refusal('tooManyRedirects', `more than ${limits.maxRedirects} redirects`)
        trip.redirects += 1
        trip.at = loggableAddress(location, url)
        url = parseWebAddress(location, privateOrigins, url)
      }
    },

    async readAnswer(answer, body, abort) {
      const endLimit = abort.limit('the body', limits.bodyMs)
      try {
        const encoding = parseContentEncoding(headerOf(answer, 'content-encoding'))
        if (body.whenLarger === 'refuse' && Number(headerOf(answer, 'content-length')) > body.maxBytes)
          throw new Refusal('tooLarge', `announces more than ${body.maxBytes} bytes`)
        const read = await readBody(answer.body, encoding, body)
        // By the next tick, undici can reuse the connection for the next request instead of opening another.
        await nextTurn()
        return read
      } finally {
        endLimit()
        answer.body.destroy()
      }
    },
  }
}

/** Discards an unwanted body. A short one is read, so that its connection can be used again. */
export async function discard(answer: Answer): Promise<void> {
  try {
    await answer.body.dump({ limit: 16 * 1024, signal: AbortSignal.timeout(200) })
  } catch {
    answer.body.destroy()
  }
  await nextTurn()
}

/** A header's first value. Bytes beyond ASCII are read as UTF-8 if they are valid. */
export function headerOf(answer: Answer, name: string): string | undefined {
  const value = answer.headers[name]
  const first = Array.isArray(value) ? value[0] : value
  if (first === undefined) return undefined
  const bytes = Buffer.from(first, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : first
}
