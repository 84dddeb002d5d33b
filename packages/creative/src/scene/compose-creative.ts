import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFamily } from '@aloft/domain/creatives/creative-fonts.rules'
import { creativeFamilyFor } from '@aloft/domain/creatives/family-for-name.rules'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { withElementIds } from '@aloft/domain/creatives/element-ids.rules'
import { hasEmoji } from '@aloft/domain/core/text'
import { createRandom } from '../blocks/random.ts'
import { createStage } from '../blocks/stage.ts'
import {
  type AdContent,
  type ContentField,
  type Logo,
  type Picture,
  type Studio,
  TextTooLong,
} from '../blocks/studio.ts'
import { type BrandColors, type LayoutColors, paletteOf, pictureColors } from '../color/palette.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { archWindow } from '../layouts/arch-window.ts'
import { bigType } from '../layouts/big-type.ts'
import { collage } from '../layouts/collage.ts'
import { framed } from '../layouts/framed.ts'
import { fullBleed } from '../layouts/full-bleed.ts'
import type { Layout } from '../layouts/layout.ts'
import { offerCard } from '../layouts/offer-card.ts'
import { paletteWall } from '../layouts/palette-wall.ts'
import { split } from '../layouts/split.ts'
import { cleanText } from '../text/clean-text.ts'
import { type PanelOptions, panelContent } from './panel-content.ts'

const layouts = {
  fullBleed,
  split,
  framed,
  bigType,
  offerCard,
  archWindow,
  collage,
  paletteWall,
} as const satisfies Record<string, Layout>

/** Ways to arrange an ad. `paletteWall` shows no picture; the others draw shapes if the brand has none. */
export const layoutNames = Object.keys(layouts) as LayoutName[]
export type LayoutName = keyof typeof layouts

export interface ComposeOptions {
  readonly layout: LayoutName
  readonly format: CreativeFormat
  readonly content: PanelOptions & {
    readonly brandName: string
    /** The punchline. */
    readonly headline: string
    readonly message?: string | undefined
    readonly buttonLabel?: string | undefined
    /** As written, such as `€240` or `from £19`. */
    readonly price?: string | undefined
  }
  readonly assets: {
    readonly logo: Logo | null
    /** Those that show most of the ad's subject first. */
    readonly pictures: readonly Picture[]
    /** As `#rrggbb`. */
    readonly colors: BrandColors
    /** The owner's choice of colors for texts; left out if the layout decides. */
    readonly layout?: LayoutColors | null
    /** Families as named on the brand's website; see `creativeFamilyFor`. */
    readonly fonts: { readonly heading: string; readonly body: string }
  }
  /** The same seed gives the same creative; another seed changes backgrounds, sides and shapes. */
  readonly seed: number
}

/** The creative, or why there's none and which text is the reason (CRE-10, decision "Fonts"). */
export type Composed =
  | { readonly kind: 'composed'; readonly creative: Creative }
  | {
      readonly kind: 'emojiUnsupported' | 'scriptUnsupported' | 'textTooLong' | 'textMissing'
      readonly field: ContentField
    }

/** The family that covers the most scripts. */
const widestFamily = 'Roboto'

/** The families for a brand's creatives: those named on its website, or their substitutes. */
export function familiesFor(fonts: ComposeOptions['assets']['fonts']): readonly CreativeFamily[] {
  const { heading, body } = fonts
  return [
    ...new Set([
      creativeFamilyFor(heading, 'heading'),
      creativeFamilyFor(body, 'body'),
      widestFamily,
    ] as const),
  ]
}

/**
 * Arranges an ad's texts and pictures in a layout, separately for each format (CRE-03, CRE-07): texts fit their boxes,
 * contrast with their ground by at least 4.5 : 1, and stay clear of the parts of a story that the app covers.
 * Throws on a color that isn't `#rrggbb`, and if the fonts aren't loaded.
 */
export function composeCreative(options: ComposeOptions, fonts: FontSet): Composed {
  const { layout, format, assets, seed } = options
  // Before cleaning, which removes the invisible characters that turn a letter into an emoji.
  const { trade, quote, offers, proof, ...given } = options.content
  const withEmoji = Object.entries(given).find(([, text]) => hasEmoji(text ?? ''))
  if (withEmoji) return { kind: 'emojiUnsupported', field: withEmoji[0] as ContentField }
  const { headline, ...texts } = cleaned(given)
  if (headline === null) return { kind: 'textMissing', field: 'headline' }
  const content = { ...texts, headline }

  const heading = familyFor(content, headingFields, creativeFamilyFor(assets.fonts.heading, 'heading'), fonts)
  const body = familyFor(content, bodyFields, creativeFamilyFor(assets.fonts.body, 'body'), fonts)
  if (typeof heading === 'object') return heading
  if (typeof body === 'object') return body

  const studio: Studio = {
    stage: createStage(format),
    content: {
      ...content,
      panel: panelContent(
        { trade, quote, offers, proof },
        { headline, layout, face: fonts.face(heading, 700) },
      ),
    },
    palette: paletteOf(pictureColors(assets.colors), assets.layout),
    fonts,
    families: { heading, body },
    logo: assets.logo,
    pictures: assets.pictures,
    random: createRandom(seed),
  }
  try {
    const { background, layers } = layouts[layout](studio)
    const { width, height } = studio.stage
    return { kind: 'composed', creative: { width, height, background, elements: withElementIds(layers) } }
  } catch (error) {
    if (error instanceof TextTooLong) return { kind: 'textTooLong', field: error.field }
    throw error
  }
}

type GivenTexts = Omit<ComposeOptions['content'], keyof PanelOptions>

function cleaned(content: GivenTexts) {
  const clean = (text: string | undefined) => cleanText(text ?? '') || null
  return {
    brandName: clean(content.brandName),
    headline: clean(content.headline),
    message: clean(content.message),
    buttonLabel: clean(content.buttonLabel),
    price: unbroken(clean(content.price)),
  }
}

const space = '\u00A0'

// A price keeps its number and its currency on one line.
function unbroken(price: string | null): string | null {
  return (
    price
      ?.replace(/(?<=\d) (?=\d{3}(?!\d))/gu, space)
      .replace(/(?<=[\d–-]) (?=\p{Sc}|\p{Lu}{3}(?!\p{L}))/gu, space)
      .replace(/(?<=\p{Sc}|(?<!\p{L})\p{Lu}{3}) (?=\d)/gu, space) ?? null
  )
}

const headingFields: readonly ContentField[] = ['brandName', 'headline', 'price']
const bodyFields: readonly ContentField[] = ['message', 'buttonLabel']

type DrawnTexts = Omit<AdContent, 'panel'>

function fieldsOf(content: DrawnTexts): [ContentField, string][] {
  return Object.entries(content).flatMap(([field, text]: [string, string | null]) =>
    text === null ? [] : [[field as ContentField, text]],
  )
}

// One family for all texts of a kind, so that a single letter never makes an ad mix two.
function familyFor(
  content: DrawnTexts,
  fields: readonly ContentField[],
  wanted: CreativeFamily,
  fonts: FontSet,
): CreativeFamily | Composed {
  const missing = (family: CreativeFamily) => {
    const face = fonts.face(family, 700)
    return fieldsOf(content).find(([field, text]) => fields.includes(field) && !face.covers(text))
  }
  const family = [wanted, widestFamily].find((candidate) => !missing(candidate as CreativeFamily))
  if (family) return family as CreativeFamily
  return { kind: 'scriptUnsupported', field: missing(widestFamily)?.[0] ?? 'headline' }
}
