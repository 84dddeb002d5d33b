import { z } from 'zod'
import { runStatuses } from './run-statuses.rules.ts'

const ofRun = { runId: z.uuid().describe('Id of the run.') }
const ofMessage = { ...ofRun, messageId: z.uuid().describe('Id of the assistant’s message.') }
const ofCall = {
  ...ofMessage,
  callId: z.string().describe('Id of the tool call.'),
  name: z.string().describe('Name of the tool.'),
}

/** The data of each event of a run's stream, by its name on the wire (AST-10, OPN-25). */
export const streamEventSchemas = {
  textCreated: z.object(ofMessage).describe('A new answer begins, empty.'),
  textDelta: z
    .object({ ...ofMessage, text: z.string().describe('The next piece of the text.') })
    .describe('The answer continues.'),
  toolCallCreated: z.object(ofCall).describe('The answer names a tool and is still writing its arguments.'),
  toolCallStart: z
    .object({
      ...ofCall,
      arguments: z.record(z.string(), z.unknown()).describe('Arguments of the tool by name.'),
      ideaId: z.uuid().nullable().describe('The brand that the call is about, whichever is open by now.'),
    })
    .describe('The browser should use the tool now.'),
  runStatusUpdated: z
    .object({ ...ofRun, status: z.enum(runStatuses).describe('The new status.') })
    .describe('The run has a new status. After a final one the stream ends.'),
  error: z
    .object({
      ...ofRun,
      error: z.string().describe('Why, as a key.'),
      requestId: z.string().describe('Identifies the run in the log of the server.'),
    })
    .describe('The answer failed; the status `error` follows.'),
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
