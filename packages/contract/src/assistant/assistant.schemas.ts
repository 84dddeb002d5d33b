import {
  maxMessageLength,
  maxMessagesADay,
  maxMessagesAnHour,
} from '@aloft/domain/assistant/assistant-limits'
import { parseAdditionalInstructions } from '@aloft/domain/assistant/chat-context.entity'
import { helpArticleNames, maxHelpQuery } from '@aloft/domain/assistant/help-articles'
import { focusKeys } from '@aloft/domain/assistant/focus-keys.rules'
import { handOverSchema } from '@aloft/domain/assistant/hand-over.entity'
import { threadMessageSchema } from '@aloft/domain/assistant/thread-message.entity'
import { inlineOutputsSchema, savedOutputsSchema } from '@aloft/domain/assistant/tools/tool-outputs.entity'
import { z } from 'zod'
import { type ActionSchema, describeAction, noDetails, ok } from '../core/action-schema.ts'
import { describeStream, type StreamSchema } from '../core/stream-schema.ts'
import type { assistantActions } from './assistant.actions.ts'
import {
  exampleHelpResults,
  exampleQuestion,
  exampleSavedOutputId,
  exampleStream,
  exampleThread,
  exampleToolOutput,
  exampleToolStream,
} from './assistant.examples.ts'
import type { assistantStreams } from './assistant.streams.ts'

const focusKey = z.enum(focusKeys).describe('The conversation: each user has one for each key.')
const ofThread = z.object({ focusKey })

/** A message of the user, and the app's words about the open page. */
const message = {
  message: z.string().min(1).max(maxMessageLength).regex(/\S/).describe('The message.'),
  messageId: z.uuid().describe('Chosen by the client. Sent again, the message is stored once.'),
}
const additionalInstructions = z
  .string()
  .max(8_000)
  .refine((text) => parseAdditionalInstructions(text) !== null)
  .optional()
  .describe('JSON about the user and the open page. It is data for the answer and grants no access.')

/** A text with the words that were searched for. */
const markedText = z.array(
  z.object({
    text: z.string().describe('A part of the text.'),
    isMatch: z.boolean().describe('Whether it was searched for.'),
  }),
)

export const assistantSchemas = {
  'bot-get-messages': describeAction({
    summary: 'Returns a conversation with the assistant, oldest message first.',
    payload: ofThread,
    reply: z.object({
      threadMessages: z.array(threadMessageSchema).describe('Oldest first.'),
      handOver: handOverSchema
        .nullable()
        .describe('What a person of the support knows while they answer; null while the assistant does.'),
    }),
    example: { payload: { focusKey: 'default' }, reply: { threadMessages: exampleThread, handOver: null } },
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
  'save-tool-call-output': describeAction({
    summary: 'Saves outputs of tools that are too long for an address, for one use within a day.',
    limits: [{ calls: 600, seconds: 3_600, by: 'caller' }],
    payload: z.object({
      toolCallOutputs: savedOutputsSchema.describe('JSON with the outputs by call.'),
    }),
    reply: z.object({
      savedToolCallOutputId: z.uuid().describe('Id for `bot-send-tool-call-output`.'),
    }),
    example: {
      payload: { toolCallOutputs: exampleToolOutput.toolCallOutputs },
      reply: { savedToolCallOutputId: exampleSavedOutputId },
    },
  }),
  'start-support': describeAction({
    summary: 'Hands a conversation over to a person of the support; the assistant is silent until that ends.',
    limits: [{ calls: 30, seconds: 3_600, by: 'caller' }],
    payload: z.object({
      focusKey,
      ...message,
      additionalInstructions,
      errorReference: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe('Request id of the last error that the app has shown.'),
    }),
    reply: ok,
    example: {
      payload: {
        focusKey: 'default',
        message: 'I’d like to talk to a person.',
        messageId: exampleQuestion.messageId,
        additionalInstructions: exampleQuestion.additionalInstructions,
      },
      reply: 'OK',
    },
  }),
  'send-support-message': describeAction({
    summary: 'Sends a message to the person who answers a conversation.',
    limits: [{ calls: maxMessagesAnHour, seconds: 3_600, by: 'caller' }],
    payload: z.object({ focusKey, ...message }),
    reply: ok,
    failures: {
      /** No person answers the conversation, or no longer. */
      supportEnded: noDetails,
    },
    example: {
      payload: {
        focusKey: 'default',
        message: 'My card was charged twice.',
        messageId: exampleQuestion.messageId,
      },
      reply: 'OK',
    },
  }),
  'set-support-read': describeAction({
    summary: 'Remembers which answer of a person the caller has read last.',
    payload: z.object({
      focusKey,
      messageId: z.uuid().describe('Id of the answer. Any other message is ignored.'),
    }),
    reply: ok,
    example: {
      payload: { focusKey: 'default', messageId: exampleQuestion.messageId },
      reply: 'OK',
    },
  }),
  'end-support': describeAction({
    summary: 'Returns a conversation from a person to the assistant.',
    payload: ofThread,
    reply: ok,
    example: { payload: { focusKey: 'default' }, reply: 'OK' },
  }),
  'search-help': describeAction({
    summary: 'Searches the articles of the help center.',
    // One for each pause while somebody types.
    limits: [{ calls: 120, seconds: 60, by: 'caller' }],
    payload: z.object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(maxHelpQuery)
        .describe('What to search for: words or a question. The last word may be incomplete.'),
    }),
    reply: z.object({
      articles: z
        .array(
          z.object({
            name: z.enum(helpArticleNames).describe('Name of the article.'),
            question: markedText.describe('Its title.'),
            excerpt: markedText.describe('The part of its text that fits best.'),
          }),
        )
        .describe('Best first.'),
    }),
    example: { payload: { text: 'money back' }, reply: { articles: exampleHelpResults } },
  }),
} satisfies Record<keyof typeof assistantActions, ActionSchema>

export const assistantStreamSchemas = {
  'bot-send-message': describeStream({
    summary: 'Sends a message to the assistant and returns its answer as it is written.',
    payload: z.object({
      message: message.message,
      messageId: z
        .uuid()
        .describe(
          'Chosen by the client. Sent again, it never stores the message twice: it returns the same answer, or a new one if that failed.',
        ),
      userId: z.uuid().describe('Id of the caller; any other is refused.'),
      focusKey,
      additionalInstructions,
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
  'bot-send-tool-call-output': describeStream({
    summary: 'Returns what tools have answered to the assistant, and the answer that continues.',
    payload: z.object({
      toolCall: z.uuid().describe('Id of the call.'),
      functionName: z.string().min(1).max(64).describe('Name of its tool.'),
      toolCallOutputs: inlineOutputsSchema
        .optional()
        .describe('JSON with the outputs of this call and, at will, of others of the same run.'),
      savedToolCallOutputId: z
        .uuid()
        .optional()
        .describe('Instead of `toolCallOutputs`: the id from `save-tool-call-output`.'),
      userId: z.uuid().describe('Id of the caller; any other is refused.'),
      focusKey,
    }),
    failures: {
      /** Unknown, of another conversation, or of a tool with another name. */
      toolCallNotFound: noDetails,
      /** Unknown, of another user, used before, or older than a day. */
      savedOutputNotFound: noDetails,
    },
    limits: [{ calls: 1_200, seconds: 3_600, by: 'caller' }],
    example: { payload: exampleToolOutput, events: exampleToolStream },
  }),
} satisfies Record<keyof typeof assistantStreams, StreamSchema>
