import { z } from 'zod'
import { jsonValueSchema } from '../account/json-value.entity.ts'

/**
 * A key of an ad, or a field of a brief, that somebody changed since the value an edit was based upon, with what stands
 * there now. Who set it and when is null where nobody knows: names of ads keep no history, and the product writes values
 * of its own.
 */
export const editConflictSchema = z.object({
  key: z.string(),
  value: jsonValueSchema,
  date: z.date().nullable(),
  authorId: z.uuid().nullable(),
  authorName: z.string().nullable(),
})
export type EditConflict = z.infer<typeof editConflictSchema>
