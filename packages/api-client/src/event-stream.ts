import { eventStreamType, streamHeartbeatMs } from '@aloft/contract/core/event-stream'
import { isFinalStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { parseStreamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import { createParser } from 'eventsource-parser'

/** The stream ended before a final status: the connection was lost, or the server stopped. */
export class BrokenStreamError extends Error {
  constructor(reason?: unknown) {
    super('the stream ended early', { cause: reason })
  }
}

/** An open stream that is silent for this long has lost its connection, because the server sends heartbeats. */
const silenceMs = 2 * streamHeartbeatMs + 5_000

/** Whether a response carries events instead of a JSON reply. */
export function isEventStream(response: Response): boolean {
  return response.ok && (response.headers.get('Content-Type') ?? '').startsWith(eventStreamType)
}

/**
 * The events of a response, up to a final status (OPN-25). Throws a `BrokenStreamError` if the stream ends before it,
 * and the signal's reason after an abort. Leaving the loop closes the connection.
 */
export async function* readEvents(response: Response, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!response.body) throw new BrokenStreamError()
  let arrived: StreamEvent[] = []
  const parser = createParser({
    onEvent({ id, event, data }) {
      const number = parseStreamEventId(id ?? '')?.number
      if (number === undefined || event === undefined) return
      arrived.push({ name: event, number, data: JSON.parse(data) as unknown } as StreamEvent)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const text = await nextText(reader, signal)
      if (text === null) throw new BrokenStreamError()
      parser.feed(text)
      const ready = arrived
      arrived = []
      for (const event of ready) {
        yield event
        if (event.name === 'runStatusUpdated' && isFinalStatus(event.data.status)) return
      }
    }
  } finally {
    // Rejects if the connection is lost, which has been reported by then.
    await reader.cancel().catch(() => {})
  }
}

/** The next piece of text, or null at the end. */
async function nextText(
  reader: ReadableStreamDefaultReader<string>,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  signal?.throwIfAborted()
  let timer: ReturnType<typeof setTimeout> | undefined
  let onAbort = () => {}
  const cut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BrokenStreamError('silent')), silenceMs)
    onAbort = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', onAbort)
  })
  try {
    const { value, done } = await Promise.race([reader.read(), cut])
    return done ? null : value
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof BrokenStreamError ? error : new BrokenStreamError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
