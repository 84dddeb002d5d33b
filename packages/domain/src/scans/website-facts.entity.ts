import { z } from 'zod'
import { offerKinds } from '../facts/offer-kinds.rules.ts'
import { proofKinds } from '../facts/proofs.rules.ts'
import { waysToBuy } from '../facts/ways-to-buy.rules.ts'
import { field } from './field.entity.ts'

/** Something for sale. Left out is what no page says. */
export const offerSchema = z.object({
  name: z.string(),
  /** As written on the page, such as `€4.20` or `from €48`. */
  price: z.string().nullable(),
  /** What kind of thing it is, in singular: `table lamp` for the lamp called Wren. */
  noun: z.string().optional(),
  kind: z.enum(offerKinds).optional(),
  /** What the price is for: `month`, `person`, `m²`. */
  unit: z.string().optional(),
  /** The price is the least of several. */
  isFrom: z.boolean().optional(),
  /** Sentences of the page about it, word for word. */
  forWhom: z.string().optional(),
  problem: z.string().optional(),
  benefit: z.string().optional(),
  /** The page that is about it. */
  pageUrl: z.string().optional(),
  /** One of the `pictures` of the site that shows it. */
  pictureUrl: z.string().optional(),
})
export type Offer = z.infer<typeof offerSchema>

const proofSchema = z.object({
  kind: z.enum(proofKinds),
  /** The sentence that says it, or the words of a review, word for word. */
  text: z.string(),
  /** Its heart, as in the text: `since 1987`, `ten years`, `4.8 of 5`; null where it has none. */
  value: z.string().nullable(),
  /** Who said it, of a review. */
  by: z.string().nullable(),
})
export type Proof = z.infer<typeof proofSchema>

const waySchema = z.object({
  way: z.enum(waysToBuy),
  /** The words of the page's link or button, or the sentence. */
  text: z.string(),
  /** Where it leads: the page to book, a `tel:` address; null where no link does. */
  url: z.string().nullable(),
})
export type Way = z.infer<typeof waySchema>

const areaSchema = z.object({
  /** A town, region or country that is served, as the page calls it. */
  name: z.string(),
  /** In kilometers, where the page says how far they go. */
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
  /** The sentence that says it. */
  text: z.string(),
  /** A day as the page writes it: `15 December`; null where it names none. */
  until: z.string().nullable(),
})
export type Occasion = z.infer<typeof occasionSchema>

/** Facts of a business beside its name and offers. Lists are ordered, best first; an empty one means no evidence. */
export const websiteFactsShape = {
  /** Sentences that say something of the business, beside those that set it apart, in the order of its pages. */
  statements: z.array(field(z.string())),
  /** Ids of the catalogue of trades. Only what is certain stands here. */
  trades: z.array(field(z.string())),
  proofs: z.array(field(proofSchema)),
  ways: z.array(field(waySchema)),
  areas: z.array(field(areaSchema)),
  hours: z.array(field(openingSchema)),
  occasions: z.array(field(occasionSchema)),
}

/** Facts of a website that names none. */
export const noFacts = {
  statements: [],
  trades: [],
  proofs: [],
  ways: [],
  areas: [],
  hours: [],
  occasions: [],
} satisfies { [Key in keyof typeof websiteFactsShape]: [] }

/** Data of a website as it was stored: scans made before facts were read name none. */
export function withFacts<T extends object>(stored: T): T & typeof noFacts {
  return { ...noFacts, ...stored }
}
