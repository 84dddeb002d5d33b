import { eventStreamType } from '@aloft/contract/core/event-stream'
import type { StreamFailureOf, StreamPayloadOf } from '@aloft/contract/stream-schemas'
import type { StreamName } from '@aloft/contract/streams'
import { reviveDates } from '@aloft/domain/core/dates'
import { isEventStream, readEvents } from './event-stream.ts'
import type { StreamOutcome } from './outcome.ts'
import { type Answer, isObject, readAnswer, readRefusal } from './read-outcome.ts'

export interface StreamOptions {
  /** Id of the last event received, by `streamEventId`: the stream continues after it. */
  readonly lastEventId?: string
  /** Ends the request and the stream. */
  readonly signal?: AbortSignal
}

/** What a client knows about its server and its session. */
interface Connection {
  readonly baseUrl: string
  readonly getToken: () => string | null
  readonly send: typeof fetch
}

/** Opens a stream by one request. An aborted one rejects with the signal's reason; everything else is an outcome. */
export async function openStream<S extends StreamName>(
  { baseUrl, getToken, send }: Connection,
  name: S,
  payload: StreamPayloadOf<S>,
  { lastEventId, signal }: StreamOptions,
): Promise<StreamOutcome<S>> {
  const token = getToken()
  const query = new URLSearchParams(payload as Record<string, string>)
  try {
    const response = await send(`${baseUrl}/api/${name}?${query}`, {
      headers: {
        Accept: eventStreamType,
        ...(token && { Authorization: `bearer ${token}` }),
        ...(lastEventId && { 'Last-Event-ID': lastEventId }),
      },
      // An answer is never the same twice, and may be private.
      cache: 'no-store',
      ...(signal && { signal }),
    })
    if (isEventStream(response)) return { kind: 'events', events: readEvents(response, signal) }
    return readStreamRefusal<S>(await readAnswer(response))
  } catch (error) {
    if (signal?.aborted) throw error
    return { kind: 'unreachable' }
  }
}

/** Reads the reply of a stream that didn't begin. */
function readStreamRefusal<S extends StreamName>(answer: Answer): StreamOutcome<S> {
  const { status, body } = answer
  if (status !== 200) return readRefusal(answer)
  if (body === 'RELOGIN') return { kind: 'relogin' }
  if (isObject(body) && typeof body['error'] === 'string') {
    return { kind: 'failure', failure: reviveDates(body) as StreamFailureOf<S> }
  }
  // Neither events nor a failure: some other program answers at this address.
  return { kind: 'refused', status: 502, error: 'serverError' }
}
