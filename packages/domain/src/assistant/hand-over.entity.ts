import { z } from 'zod'
import { messageWriters } from './thread-message.entity.ts'

/** What a person of the support learns besides the conversation; the user sees it too (AST-31). */
const passedOn = {
  page: z.string().nullable().describe('Path of the page that was open; null if unknown.'),
  brandName: z.string().nullable().describe('Name of the brand that was open; null if none was.'),
  plan: z.string().describe('Key of the account’s plan at that time.'),
  errorReference: z
    .string()
    .nullable()
    .describe('Request id of the last error that the app has shown since it was opened; null if none.'),
}

/** A conversation that a person answers, as its user sees it. */
export const handOverSchema = z.object({
  runId: z.uuid().describe('Id of its run, whose events bring the answers.'),
  messageId: z.uuid().describe('Id of the user’s message that asked for a person.'),
  lastEvent: z.int().describe('Number of the last event whose message is in the reply.'),
  startDate: z.date().describe('When a person was asked for.'),
  ...passedOn,
})
export type HandOver = z.infer<typeof handOverSchema>

/** A conversation that waits for a person or has one, as admins see it. */
export const supportConversationSchema = z.object({
  runId: z.uuid().describe('Id of the conversation.'),
  userName: z.string().describe('Name of its user.'),
  email: z.string().describe('Address of its user.'),
  startDate: z.date().describe('When a person was asked for.'),
  lastDate: z.date().describe('When the last message was sent.'),
  lastText: z.string().describe('The beginning of the last message.'),
  unread: z.int().describe('Messages of the user since a person answered last.'),
  ...passedOn,
})
export type SupportConversation = z.infer<typeof supportConversationSchema>

/** A message of a conversation as the person who answers sees it. */
export const supportMessageSchema = z.object({
  id: z.uuid().describe('Id of the message.'),
  by: z.enum(messageWriters).describe('Who wrote it.'),
  text: z.string().describe('Its text.'),
  date: z.date().describe('When it was sent, or its answer began.'),
})
export type SupportMessage = z.infer<typeof supportMessageSchema>
