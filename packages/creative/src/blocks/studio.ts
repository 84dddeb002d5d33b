import type { CreativeFamily, CreativeWeight } from '@aloft/domain/creatives/creative-fonts.rules'
import type { Palette } from '../color/palette.ts'
import type { FontFace, FontSet } from '../fonts/font-set.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

/** A picture and its sides in pixels of the file. */
export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface Logo extends Picture {
  /** The background it needs: light, dark, or none because it has its own. Light if unknown. */
  readonly ground?: 'light' | 'dark' | 'own'
}

/** What an ad says. Texts are clean, and empty ones are null. */
export interface AdContent {
  readonly brandName: string | null
  readonly headline: string
  readonly message: string | null
  readonly buttonLabel: string | null
  readonly price: string | null
  /** What alternates in the place of a picture: see `wordPanel`. */
  readonly panel: PanelContent
}

/** Words large enough to replace a picture. */
export type PanelWords =
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null }
  /** What the business offers, with its price. */
  | { readonly kind: 'prices'; readonly offers: readonly PricedOffer[] }
  /** Reasons to come: a guarantee, an award, years of work. */
  | { readonly kind: 'proof'; readonly text: string }
  /** The trade as on a shop sign. */
  | { readonly kind: 'trade'; readonly text: string }

export interface PricedOffer {
  readonly name: string
  /** As written, such as `€240` or `from £19`. */
  readonly price: string
}

/** Best first; none repeats the headline. */
export type PanelContent = readonly PanelWords[]

/** A text of the content. */
export type ContentField = Exclude<keyof AdContent, 'panel'>

/** Everything a layout works with. */
export interface Studio {
  readonly stage: Stage
  readonly content: AdContent
  readonly palette: Palette
  readonly fonts: FontSet
  readonly families: { readonly heading: CreativeFamily; readonly body: CreativeFamily }
  readonly logo: Logo | null
  readonly pictures: readonly Picture[]
  readonly random: Random
}

/** A font as used by texts of the ad. */
export interface Lettering {
  readonly font: CreativeFamily
  readonly weight: CreativeWeight
  readonly face: FontFace
}

export function lettering(
  { fonts, families }: Studio,
  part: 'heading' | 'body',
  weight: CreativeWeight,
): Lettering {
  return { font: families[part], weight, face: fonts.face(families[part], weight) }
}

/** Thrown if a text doesn't fit. It stops composing and becomes the result. */
export class TextTooLong extends Error {
  override readonly name = 'TextTooLong'
  readonly field: ContentField
  constructor(field: ContentField) {
    super(`no room for the ${field}`)
    this.field = field
  }
}
