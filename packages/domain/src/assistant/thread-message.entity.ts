import { z } from 'zod'
import { runStatuses } from './run-statuses.rules.ts'

/** Who wrote a message. The system's are about the conversation, such as an answer that failed. */
export const messageWriters = ['user', 'assistant', 'system'] as const

/** States of a tool's action in a message (AST-09). */
export const callStatuses = ['auto', 'requires_action', 'confirmed', 'cancelled', 'optionSelected'] as const

/** A tool that an answer asks the browser to use. */
export const threadCallSchema = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.json()),
  status: z.enum(callStatuses),
})
export type ThreadCall = z.infer<typeof threadCallSchema>

/** A message of a conversation with the assistant (AST-15). The browser chooses the ids of the user's messages. */
export const threadMessageSchema = z.object({
  id: z.uuid(),
  by: z.enum(messageWriters),
  text: z.string(),
  calls: z.array(threadCallSchema),
  date: z.date(),
  /** The run that answers or wrote this message. */
  run: z.object({ id: z.uuid(), status: z.enum(runStatuses) }).nullable(),
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>
