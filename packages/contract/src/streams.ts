import { assistantStreams } from './assistant/assistant.streams.ts'
import type { ActionRow } from './core/action-row.ts'

/**
 * Every GET call that answers with server-sent events. Plain data: browsers load this table but never the schemas. A
 * stream passes the same checks as an action; its row says which.
 */
export const streams = { ...assistantStreams } as const

export type StreamName = keyof typeof streams

/** The row of a stream, typed with its optional flags. */
export function streamRow(name: StreamName): ActionRow {
  return streams[name]
}

export function isStreamName(name: string): name is StreamName {
  return Object.hasOwn(streams, name)
}
