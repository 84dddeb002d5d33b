import { z } from 'zod'
import { aiFailures, writers } from '../core/ai-results.ts'
import { imageIdeaSchema } from './image-idea.entity.ts'

/** One picture of an order: being drawn, stored among the brand's files, or failed. */
export const orderedImageSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('drawing') }),
  z.object({ status: z.literal('ready'), url: z.string(), width: z.int(), height: z.int() }),
  z.object({ status: z.literal('failed'), failure: z.enum(aiFailures) }),
])
export type OrderedImage = z.infer<typeof orderedImageSchema>

/** Progress of an order of pictures. */
export const imageGenStatusSchema = z.object({
  _id: z.uuid(),
  status: z.enum(['IN_PROGRESS', 'DONE', 'FAIL']),
  ideaId: z.uuid(),
  /** When it was ordered. */
  date: z.date(),
  imageIdea: imageIdeaSchema,
  images: z.array(orderedImageSchema),
  /** Who draws. */
  writer: z.enum(writers),
})
export type ImageGenStatus = z.infer<typeof imageGenStatusSchema>
