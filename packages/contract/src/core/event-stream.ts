import { streamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'

/** The media type of a stream. */
export const eventStreamType = 'text/event-stream'

/** An event as a stream carries it: its id for `Last-Event-ID`, its name, and its data as JSON (OPN-25). */
export function formatStreamEvent(event: StreamEvent): string {
  return `id: ${streamEventId(event)}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
}

/** A comment, which readers ignore. It shows that a stream without events is still open. */
export const streamHeartbeat = ': open\n\n'

/** A stream sends an event or a heartbeat at least this often. */
export const streamHeartbeatMs = 15_000
