import {
  maxMessageLength,
  maxMessagesADay,
  maxMessagesAnHour,
} from '@aloft/domain/assistant/assistant-limits'
import { parseAdditionalInstructions } from '@aloft/domain/assistant/chat-context.entity'
import { focusKeys } from '@aloft/domain/assistant/focus-keys.rules'
import { threadMessageSchema } from '@aloft/domain/assistant/thread-message.entity'
import { z } from 'zod'
import { type ActionSchema, describeAction, ok } from '../core/action-schema.ts'
import { describeStream, type StreamSchema } from '../core/stream-schema.ts'
import type { assistantActions } from './assistant.actions.ts'
import { exampleQuestion, exampleStream, exampleThread } from './assistant.examples.ts'
import type { assistantStreams } from './assistant.streams.ts'

const focusKey = z.enum(focusKeys).describe('The conversation: each user has one for each key.')
const ofThread = z.object({ focusKey })

export const assistantSchemas = {
  'bot-get-messages': describeAction({
    summary: 'Returns a conversation with the assistant, oldest message first.',
    payload: ofThread,
    reply: z.object({ threadMessages: z.array(threadMessageSchema).describe('Oldest first.') }),
    example: { payload: { focusKey: 'default' }, reply: { threadMessages: exampleThread } },
  }),
  'bot-new-thread': describeAction({
    summary: 'Deletes a conversation with the assistant and cancels its answer, so that a new one begins.',
    payload: ofThread,
    reply: ok,
    example: { payload: { focusKey: 'default' }, reply: 'OK' },
  }),
  'bot-cancel-all-runs': describeAction({
    summary: 'Cancels the answer that the assistant is writing in a conversation.',
    payload: ofThread,
    reply: ok,
    example: { payload: { focusKey: 'default' }, reply: 'OK' },
  }),
} satisfies Record<keyof typeof assistantActions, ActionSchema>

export const assistantStreamSchemas = {
  'bot-send-message': describeStream({
    summary: 'Sends a message to the assistant and returns its answer as it is written.',
    payload: z.object({
      message: z.string().min(1).max(maxMessageLength).regex(/\S/).describe('The message.'),
      messageId: z
        .uuid()
        .describe(
          'Chosen by the client. Sent again, it never stores the message twice: it returns the same answer, or a new one if that failed.',
        ),
      userId: z.uuid().describe('Id of the caller; any other is refused.'),
      focusKey,
      additionalInstructions: z
        .string()
        .max(8_000)
        .refine((text) => parseAdditionalInstructions(text) !== null)
        .optional()
        .describe('JSON about the user and the open page. It is data for the answer and grants no access.'),
    }),
    failures: {
      /** Another message of the conversation is being answered. */
      answerInProgress: z.object({
        messageId: z
          .uuid()
          .describe('The message that is being answered. Send its id to follow that answer.'),
      }),
      tooManyMessages: z.object({
        limit: z
          .int()
          .describe(`The limit reached: ${maxMessagesAnHour} an hour or ${maxMessagesADay} a day.`),
        retryAfterSeconds: z.int().describe('Seconds until the next message is accepted.'),
      }),
    },
    // Attaching again after a lost connection counts too, so there are more calls than messages.
    limits: [{ calls: 1_200, seconds: 3_600, by: 'caller' }],
    example: { payload: exampleQuestion, events: exampleStream },
  }),
} satisfies Record<keyof typeof assistantStreams, StreamSchema>
