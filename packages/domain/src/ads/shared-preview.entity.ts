import { z } from 'zod'
import { componentKeys } from '../balloons/balloon-keys.rules.ts'
import { themeNames } from '../core/theme-names.ts'
import { adCreativeSchema } from '../creatives/ad-creative.entity.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { previewCommentSchema } from './preview-comment.entity.ts'

/** The preview of an ad for people without an account: as it's saved now, and what was written about it. */
export const sharedPreviewSchema = z.object({
  adName: z.string(),
  platform: z.enum(adPlatforms),
  texts: z.partialRecord(z.enum(componentKeys), z.string()),
  /** The platform's name for the button's label; empty for an ad without one. */
  button: z.string(),
  punchline: z.string(),
  theme: z.enum(themeNames),
  brand: z.object({
    title: z.string(),
    /** Address of its website; null if it has none. */
    url: z.string().nullable(),
    logoImageUrl: z.string().nullable(),
  }),
  /** Progress of its picture; null for an ad without one. */
  renderData: adCreativeSchema.shape.renderData.nullable(),
  /** When the link ends, in real time. */
  expiryDate: z.date(),
  /** Oldest first. */
  comments: z.array(previewCommentSchema),
})
export type SharedPreview = z.infer<typeof sharedPreviewSchema>
