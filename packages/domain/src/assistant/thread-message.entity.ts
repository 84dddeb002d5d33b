import { z } from 'zod'
import { callStatuses } from './call-statuses.rules.ts'
import { runStatuses } from './run-statuses.rules.ts'

/**
 * Who wrote a message. A person is one of the support (AST-31); the system's are about the conversation, such as an answer
 * that failed.
 */
export const messageWriters = ['user', 'assistant', 'person', 'system'] as const

/** A tool that an answer asks the browser to use. */
export const threadCallSchema = z.object({
  id: z.string().describe('Id of the call in its message.'),
  name: z.string().describe('Name of the tool.'),
  arguments: z.record(z.string(), z.unknown()).describe('Arguments of the tool by name.'),
  status: z.enum(callStatuses).describe('`auto` needs no decision of the user.'),
  ideaId: z.uuid().nullable().describe('The brand that it is about, whichever is open by now.'),
  output: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('What the tool answered; null as long as the run waits for it.'),
})
export type ThreadCall = z.infer<typeof threadCallSchema>

/** A message of a conversation with the assistant (AST-15). The browser chooses the ids of the user's messages. */
export const threadMessageSchema = z.object({
  id: z.uuid().describe('Id of the message.'),
  by: z.enum(messageWriters).describe('Who wrote it.'),
  text: z.string().describe('Its text; the part so far of an answer that is still being written.'),
  calls: z.array(threadCallSchema).describe('Tools that it asks the browser to use.'),
  date: z.date().describe('When it was sent, or its answer began.'),
  run: z
    .object({
      id: z.uuid().describe('Id of the run.'),
      status: z.enum(runStatuses).describe('Its status.'),
    })
    .nullable()
    .describe('The newest run that answers this message, or the run that wrote it.'),
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>
