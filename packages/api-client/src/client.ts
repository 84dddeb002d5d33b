import { type ActionName, actionRow } from '@aloft/contract/actions'
import type { PayloadOf } from '@aloft/contract/schemas'
import { type CallFailure, isRetried, retryDelayMs } from '@aloft/domain/core/retry.rules'
import type { StreamPayloadOf } from '@aloft/contract/stream-schemas'
import type { StreamName } from '@aloft/contract/streams'
import type { StreamOptions } from './open-stream.ts'
import type { Outcome, StreamOutcome } from './outcome.ts'
import { type Answer, readAnswer, readOutcome } from './read-outcome.ts'

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  readonly baseUrl?: string
  /** The current bearer token, if a user is logged in. */
  readonly getToken: () => string | null
  readonly fetch?: typeof fetch
  readonly wait?: (ms: number) => Promise<void>
  /** Called for each failed attempt before the next one (API-07). */
  readonly onTrouble?: (action: ActionName, failure: CallFailure) => void
}

export interface CallOptions {
  /** One uuid per intent of the user. Pass it if the intent outlives the page; otherwise the call creates one. */
  readonly key?: string
  readonly signal?: AbortSignal
}

/**
 * Typed calls to the server. An aborted call rejects with the signal's reason; everything else is an outcome.
 */
export interface ApiClient {
  call<A extends ActionName>(action: A, payload: PayloadOf<A>, options?: CallOptions): Promise<Outcome<A>>
  /**
   * Opens a stream by one request, never repeated here: whoever reads it decides when to open it again (AST-27). Its
   * events end after a final status, or with a `BrokenStreamError`.
   */
  stream<S extends StreamName>(
    name: S,
    payload: StreamPayloadOf<S>,
    options?: StreamOptions,
  ): Promise<StreamOutcome<S>>
}

export function createApiClient(options: ClientOptions): ApiClient {
  const { baseUrl = '', getToken, wait = sleep, onTrouble } = options
  // Read at each call, because a test may replace the network after creating the client.
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))

  async function ask(action: ActionName, request: RequestInit): Promise<Answer | null> {
    try {
      const response = await send(`${baseUrl}/api/${action}`, request)
      return await readAnswer(response)
    } catch (error) {
      if (request.signal?.aborted) throw error
      return null
    }
  }

  return {
    async call(action, payload, { key, signal } = {}) {
      const row = actionRow(action)
      const token = getToken()
      const isRepeatable = !row.isSecret
      const request: RequestInit = {
        method: 'POST',
        headers: {
          // For a form the browser sets the type, which includes the boundary it has chosen.
          ...(!row.isMultipart && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `bearer ${token}` }),
          ...(row.kind !== 'query' && isRepeatable && { 'Idempotency-Key': key ?? crypto.randomUUID() }),
        },
        body: row.isMultipart ? formOf(payload) : JSON.stringify(payload),
        ...(signal && { signal }),
      }
      for (let retries = 0; ; retries++) {
        const answer = await ask(action, request)
        const failure = failureOf(answer)
        if (failure) onTrouble?.(action, failure)
        if (!failure || !isRepeatable || !isRetried(failure, retries)) {
          return answer ? readOutcome(action, answer) : { kind: 'unreachable' }
        }
        await wait(retryDelayMs)
        signal?.throwIfAborted()
      }
    },

    async stream(name, payload, streamOptions = {}) {
      // Streams aren't part of the first screens.
      const opener = await import('./open-stream.ts').catch(() => null)
      if (!opener) return { kind: 'unreachable' }
      return opener.openStream({ baseUrl, getToken, send }, name, payload, streamOptions)
    },
  }
}

function failureOf(answer: Answer | null): CallFailure | null {
  if (!answer) return { kind: 'network' }
  return answer.status >= 500 ? { kind: 'http', status: answer.status } : null
}

/** Text fields first, because the server reads the parts in order. */
function formOf(payload: object): FormData {
  const form = new FormData()
  const fields = Object.entries(payload)
  for (const [name, value] of fields) if (!(value instanceof Blob)) form.set(name, String(value))
  for (const [name, value] of fields) if (value instanceof Blob) form.set(name, value)
  return form
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
