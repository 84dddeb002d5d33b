import { z } from 'zod'
import { mediaOrigins } from './media.rules.ts'

/** The maker of a picture, to be named beside it. */
export const mediaCreditSchema = z.object({
  name: z.string(),
  /** Their page; null if there's none. */
  url: z.string().nullable(),
})
export type MediaCredit = z.infer<typeof mediaCreditSchema>

/** A picture in a brand's library, or one of a stock service that it could have (CRE-01, ACT-073). */
export const mediaItemSchema = z.object({
  /** Of a stock picture that isn't stored, an id that follows from its service and `stockId`. */
  _id: z.uuid(),
  origin: z.enum(mediaOrigins),
  /** Address of the stored file, or of the small version of a picture that isn't stored. */
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
  /** Its id at the stock service; null for other files. */
  stockId: z.string().nullable(),
  /** False for a picture of a stock service that the brand doesn't have yet. */
  isStored: z.boolean(),
  isAi: z.boolean(),
  /** As hex, the most frequent first. */
  colors: z.array(z.string()),
  /** How many creatives show it in their newest version. */
  uses: z.int(),
  isArchived: z.boolean(),
})
export type MediaItem = z.infer<typeof mediaItemSchema>

/** The stock service of an installation, as its users see it. */
export const stockServiceSchema = z.object({
  name: z.string(),
  /** Its website; null for our own collection. */
  url: z.string().nullable(),
  /** Whether its pictures are our own illustrations. */
  isOwn: z.boolean(),
  /** What can be searched for, or if a search found nothing, what is near it. */
  subjects: z.array(z.string()),
})
export type StockService = z.infer<typeof stockServiceSchema>
