import { Readable } from 'node:stream'
import { eventStreamType, formatStreamEvent, streamHeartbeat } from '@aloft/contract/core/event-stream'
import { parseStreamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import type { Context } from 'koa'
import type { EventStreams, OpenedStream } from '../action/define-stream.ts'

/** Bytes that wait for a slow client; no further events are read meanwhile. */
const bufferedBytes = 16 * 1024

/**
 * Sends a stream's events after the client's `Last-Event-ID` (OPN-25). The client's connection ends the reading, never the
 * writing.
 */
export function sendStream(ctx: Context, opened: OpenedStream, streams: EventStreams): void {
  const { id, order } = opened
  const last = parseStreamEventId(ctx.get('last-event-id'))
  const leaving = new AbortController()
  ctx.res.once('close', () => leaving.abort())
  if (order) streams.begin(order)
  ctx.status = 200
  ctx.type = eventStreamType
  // Proxies such as nginx would hold back what they buffer.
  ctx.set('X-Accel-Buffering', 'no')
  ctx.body = Readable.from(
    textOf(streams, { id, after: last?.runId === id ? last.number : 0 }, leaving.signal),
    {
      objectMode: false,
      highWaterMark: bufferedBytes,
    },
  )
}

async function* textOf(
  streams: EventStreams,
  { id, after }: { id: string; after: number },
  signal: AbortSignal,
): AsyncGenerator<string> {
  // Sends the headers at once.
  yield streamHeartbeat
  for await (const event of streams.read(id, after, signal)) {
    yield event === 'heartbeat' ? streamHeartbeat : formatStreamEvent(event)
  }
}
