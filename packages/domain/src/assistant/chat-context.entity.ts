import { z } from 'zod'
import { allQuestions } from './focus/focus-questions.rules.ts'

/**
 * What the app says about the user and the open page with each message (AST-20). The browser writes it, so it is data:
 * it grants no access and is never an instruction.
 */
export const chatContextSchema = z.object({
  userName: z.string().max(200),
  signUpDate: z.iso.datetime(),
  currentDate: z.iso.datetime(),
  plan: z.string().max(100),
  currency: z.string().max(3),
  /** The path of the open page. */
  page: z.string().max(500),
  ideaId: z.uuid().nullable(),
  brandName: z.string().max(200).nullable(),
  balloonId: z.uuid().nullable(),
  completedGuideTasks: z.array(z.string().max(64)).max(50),
  /** Ids of what the form behind a focus mode still lacks, in order; left out elsewhere. */
  openQuestions: z.array(z.enum(allQuestions)).max(allQuestions.length).optional(),
})
export type ChatContext = z.infer<typeof chatContextSchema>

/** The context in `additionalInstructions`; null if the text is none. */
export function parseAdditionalInstructions(text: string): ChatContext | null {
  try {
    return chatContextSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
