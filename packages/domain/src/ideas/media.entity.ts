import { z } from 'zod'
import { mediaOrigins } from './media.rules.ts'

/** The maker of a picture, to be named beside it. */
export const mediaCreditSchema = z.object({
  name: z.string(),
  /** Their page; null if there's none. */
  url: z.string().nullable(),
})
export type MediaCredit = z.infer<typeof mediaCreditSchema>

/** A picture in a brand's library (CRE-01, ACT-073). */
export const mediaItemSchema = z.object({
  _id: z.uuid(),
  origin: z.enum(mediaOrigins),
  /** Address of the stored file. */
  url: z.string(),
  /** Empty if it has none. */
  name: z.string(),
  /** What it shows, for people who can't see it; empty if nobody has described it. */
  alt: z.string(),
  /** In pixels; null for uploads from before they were measured. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** In bytes; null if unknown. */
  size: z.int().nullable(),
  /** Name of its license; null for what the brand supplied or had made. */
  license: z.string().nullable(),
  credit: mediaCreditSchema.nullable(),
  /** What an AI was asked for. */
  prompt: z.string().nullable(),
  /** The AI's engine, or the stock service. */
  maker: z.string().nullable(),
  isAi: z.boolean(),
  /** As hex, the most frequent first. */
  colors: z.array(z.string()),
  /** How many creatives show it in their newest version. */
  uses: z.int(),
  isArchived: z.boolean(),
})
export type MediaItem = z.infer<typeof mediaItemSchema>
