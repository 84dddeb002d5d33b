import { z } from 'zod'
import { creativeElementSchema, creativeSchema } from './creative.entity.ts'
import { creativeFormatNames } from './creative-formats.rules.ts'
import { renderFailures } from './render.rules.ts'

const format = z.enum(creativeFormatNames)

/** Rendering progress of a creative's pictures (RND-03, RND-04). */
export const renderDataSchema = z.object({
  isRenderFinished: z.boolean(),
  /** The square picture, once it's rendered. */
  renderUrl: z.string().nullable(),
  /** The picture of each rendered format. */
  renderUrls: z.partialRecord(format, z.string()),
  failure: z.enum(renderFailures).nullable(),
})
export type RenderData = z.infer<typeof renderDataSchema>

/** The creative of an ad in all its formats (ENT-22). */
export const adCreativeSchema = z.object({
  _id: z.uuid(),
  ideaId: z.uuid(),
  balloonId: z.uuid().nullable(),
  /** Name of the arrangement it was composed with. */
  layout: z.string(),
  creatives: z.partialRecord(format, creativeSchema),
  /** Elements of the square creative. */
  items: z.array(creativeElementSchema),
  renderData: renderDataSchema,
})
export type AdCreative = z.infer<typeof adCreativeSchema>
