import { isUuid } from '../core/ids.ts'
import type { StreamEvent } from './stream-event.entity.ts'

/** The id of an event on the wire; `Last-Event-ID` sends it back. */
export function streamEventId({ number, data: { runId } }: StreamEvent): string {
  return `${runId}:${number}`
}

/** The run and number in an event's id; null for any other text. */
export function parseStreamEventId(id: string): { readonly runId: string; readonly number: number } | null {
  const [, runId = '', number = ''] = /^(.{36}):(\d{1,9})$/.exec(id) ?? []
  return isUuid(runId) ? { runId, number: Number(number) } : null
}
