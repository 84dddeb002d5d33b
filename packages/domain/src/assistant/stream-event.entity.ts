import { z } from 'zod'
import { runStatuses } from './run-statuses.rules.ts'

const ofRun = { runId: z.uuid() }
const ofMessage = { ...ofRun, messageId: z.uuid() }

/** The data of each event of a run's stream, by its name on the wire (AST-10, OPN-25). */
export const streamEventSchemas = {
  /** A new answer begins, empty. */
  textCreated: z.object(ofMessage),
  textDelta: z.object({ ...ofMessage, text: z.string() }),
  /** The answer names a tool; its arguments are still being written. */
  toolCallCreated: z.object({ ...ofMessage, callId: z.string(), name: z.string() }),
  /** The browser should use the tool now. */
  toolCallStart: z.object({
    ...ofMessage,
    callId: z.string(),
    name: z.string(),
    arguments: z.record(z.string(), z.json()),
  }),
  runStatusUpdated: z.object({ ...ofRun, status: z.enum(runStatuses) }),
  /** The run failed; `error` is a key of the failures and `requestId` names the call in the logs. */
  error: z.object({ ...ofRun, error: z.string(), requestId: z.string() }),
} as const

export type StreamEventName = keyof typeof streamEventSchemas

/** An event of a run, whose numbers start at 1 and have no gaps. */
export type StreamEvent = {
  [N in StreamEventName]: {
    readonly name: N
    readonly number: number
    readonly data: z.infer<(typeof streamEventSchemas)[N]>
  }
}[StreamEventName]
