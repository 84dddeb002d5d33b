import { z } from 'zod'
import { hexColor } from '../../account/hex-color.entity.ts'

const sides = { width: z.number().positive(), height: z.number().positive() }

const designPictureSchema = z.object({
  src: z.string(),
  ...sides,
  /** What it shows, as its website says; empty if it doesn't. */
  alt: z.string(),
  /** How closely it matches what the creative is about: 0 is closest. */
  fit: z.int().min(0),
  /** It's a drawing or contains text, so nothing may be placed on it. */
  isGraphic: z.boolean(),
})

/** What creatives of a brand, or of one of its ads, are made of. */
export const designMaterialSchema = z.object({
  style: z.object({
    logo: z
      .object({ src: z.string(), ...sides, ground: z.enum(['light', 'dark', 'own']).nullable() })
      .nullable(),
    colors: z.object({ primary: hexColor, accent: hexColor, background: hexColor, text: hexColor }),
    /** The owner's choice of colors for texts. */
    layout: z.object({ color: hexColor, text: hexColor }).nullable(),
    /** Families as named on the brand's website. */
    fonts: z.object({ heading: z.string(), body: z.string() }),
  }),
  brandName: z.string(),
  /** The texts a creative starts with; empty if the facts offer none. */
  texts: z.object({ headline: z.string(), message: z.string(), button: z.string(), price: z.string() }),
  /** Other headlines, from facts and from earlier creatives. */
  lines: z.array(z.string()),
  /** Words that can replace a picture. */
  panel: z.object({
    trade: z.string().nullable(),
    quote: z.object({ text: z.string(), by: z.string().nullable() }).nullable(),
    offers: z.array(z.object({ name: z.string(), price: z.string() })),
    proof: z.string().nullable(),
  }),
  /** Best first. */
  pictures: z.array(designPictureSchema),
})
export type DesignMaterial = Readonly<z.infer<typeof designMaterialSchema>>
