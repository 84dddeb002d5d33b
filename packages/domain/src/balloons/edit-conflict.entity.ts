import { z } from 'zod'
import { jsonValueSchema } from '../account/json-value.entity.ts'

/**
 * A key of an ad, or a field of a brief, that somebody changed after the value an edit was based on, with its current
 * value. Author and date are null if unknown: ad names keep no history, and the product writes its own values.
 */
export const editConflictSchema = z.object({
  key: z.string(),
  value: jsonValueSchema,
  date: z.date().nullable(),
  authorId: z.uuid().nullable(),
  authorName: z.string().nullable(),
})
export type EditConflict = z.infer<typeof editConflictSchema>
