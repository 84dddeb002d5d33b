import { z } from 'zod'
import { offerKinds } from '../facts/offer-kinds.rules.ts'
import { proofKinds } from '../facts/proofs.rules.ts'
import { waysToBuy } from '../facts/ways-to-buy.rules.ts'
import { siteBuilders } from '../flows/site-builders.rules.ts'
import { field } from './field.entity.ts'

/** Something for sale. Values that no page states are left out. */
export const offerSchema = z.object({
  name: z.string(),
  /** As written on the page, such as `€4.20` or `from €48`. */
  price: z.string().nullable(),
  /** What kind of thing it is, in singular: `table lamp` for the lamp called Wren. */
  noun: z.string().optional(),
  kind: z.enum(offerKinds).optional(),
  /** The unit of the price: `month`, `person`, `m²`. */
  unit: z.string().optional(),
  /** The price is the lowest of several. */
  isFrom: z.boolean().optional(),
  /** Sentences of the page about it, word for word. */
  forWhom: z.string().optional(),
  problem: z.string().optional(),
  benefit: z.string().optional(),
  /** The page about it. */
  pageUrl: z.string().optional(),
  /** One of the site's `pictures`, which shows it. */
  pictureUrl: z.string().optional(),
})
export type Offer = z.infer<typeof offerSchema>

const proofSchema = z.object({
  kind: z.enum(proofKinds),
  /** The sentence that states it, or the words of a review, word for word. */
  text: z.string(),
  /** Its essential part, as in the text: `since 1987`, `ten years`, `4.8 of 5`; null if it has none. */
  value: z.string().nullable(),
  /** The author of a review. */
  by: z.string().nullable(),
})
export type Proof = z.infer<typeof proofSchema>

const waySchema = z.object({
  way: z.enum(waysToBuy),
  /** The words of the page's link or button, or the sentence. */
  text: z.string(),
  /** Its target: the booking page, a `tel:` address; null if there's no link. */
  url: z.string().nullable(),
})
export type Way = z.infer<typeof waySchema>

const areaSchema = z.object({
  /** A town, region or country that's served, in the page's words. */
  name: z.string(),
  /** In kilometers, if the page says how far they go. */
  radiusKm: z.number().nullable(),
})
export type Area = z.infer<typeof areaSchema>

const openingSchema = z.object({
  /** Monday is 0. */
  days: z.array(z.int().min(0).max(6)),
  /** Minutes of the day. */
  opens: z.int(),
  closes: z.int(),
})
export type Opening = z.infer<typeof openingSchema>

const occasionSchema = z.object({
  /** The sentence that states it. */
  text: z.string(),
  /** A day in the page's notation: `15 December`; null if it names none. */
  until: z.string().nullable(),
})
export type Occasion = z.infer<typeof occasionSchema>

/**
 * Facts about a business besides its name and offers. Lists are ordered, best first; an empty one means no evidence.
 */
export const websiteFactsShape = {
  /** Sentences that describe the business, besides those that set it apart, in the order of its pages. */
  statements: z.array(field(z.string())),
  /** IDs from the catalogue of trades, only certain ones. */
  trades: z.array(field(z.string())),
  /** What the website is built with. */
  builders: z.array(field(z.enum(siteBuilders))),
  proofs: z.array(field(proofSchema)),
  ways: z.array(field(waySchema)),
  areas: z.array(field(areaSchema)),
  hours: z.array(field(openingSchema)),
  occasions: z.array(field(occasionSchema)),
}

/** Facts of a website without any. */
export const noFacts = {
  statements: [],
  trades: [],
  builders: [],
  proofs: [],
  ways: [],
  areas: [],
  hours: [],
  occasions: [],
} satisfies { [Key in keyof typeof websiteFactsShape]: [] }

/** A website's stored data; scans made before facts were read have none. */
export function withFacts<T extends object>(stored: T): T & typeof noFacts {
  return { ...noFacts, ...stored }
}
