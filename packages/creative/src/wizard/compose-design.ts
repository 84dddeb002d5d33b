import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { fontPairings } from '@aloft/domain/creatives/font-pairings.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { type Design, type DesignMark, pictureOf } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { FontSet } from '../fonts/font-set.ts'
import {
  type Composed,
  type ComposeOptions,
  composeCreative,
  familiesFor,
  type LayoutName,
  layoutNames,
} from '../scene/compose-creative.ts'

/** Why a design can't be drawn, and which text is the reason. */
export type DesignRefusal = Exclude<Composed, { kind: 'composed' }>

/** A design as layers, or why it can't be drawn. */
export type ComposedDesign = { readonly kind: 'composed'; readonly scenes: Scenes } | DesignRefusal

/** Arranges a design in the formats (CRE-02); answers that are still missing have defaults. */
export function composeDesign(
  design: Design,
  material: DesignMaterial,
  fonts: FontSet,
  formats: readonly CreativeFormat[] = creativeFormatNames,
): ComposedDesign {
  const options = optionsOf(design, material)
  const scenes: Partial<Record<CreativeFormat, Creative>> = {}
  for (const format of formats) {
    const composed = composeCreative({ ...options, format }, fonts)
    if (composed.kind !== 'composed') return composed
    scenes[format] = composed.creative
  }
  return { kind: 'composed', scenes }
}

/** The families that a design's texts are drawn in. */
export function designFamilies(design: Design, material: DesignMaterial): ReturnType<typeof familiesFor> {
  return familiesFor(fontsOf(design, material))
}

/** The layout of a design; one that suits its picture until the user has chosen. */
export function layoutOf(design: Design, material: DesignMaterial): LayoutName {
  const chosen = layoutNames.find((name) => name === design.layout)
  if (chosen) return chosen
  const picture = pictureOf(design)
  if (picture) return isGraphicIn(material, picture.src) ? 'framed' : 'fullBleed'
  return design.type === 'words' ? 'paletteWall' : 'archWindow'
}

/** Who a design says it's from: its logo, unless the brand has none or the user chose otherwise. */
export function markOf({ mark }: Pick<Design, 'mark'>, { style }: DesignMaterial): DesignMark {
  if (mark !== null && (mark !== 'logo' || style.logo)) return mark
  return style.logo ? 'logo' : 'name'
}

/** Whether nothing may be placed on a picture: it's a drawing or contains text. */
export function isGraphicIn({ pictures }: DesignMaterial, src: string): boolean {
  return pictures.find((picture) => picture.src === src)?.isGraphic ?? false
}

function optionsOf(design: Design, material: DesignMaterial): Omit<ComposeOptions, 'format'> {
  const { style, panel, brandName } = material
  const { texts, variant } = design
  const mark = markOf(design, material)
  const layout = layoutOf(design, material)
  const logo = mark === 'logo' ? style.logo : null
  return {
    layout,
    content: {
      brandName: mark === 'none' ? '' : brandName,
      headline: texts.headline,
      message: texts.message,
      buttonLabel: texts.button,
      price: texts.price,
      trade: panel.trade ?? undefined,
      quote: panel.quote ?? undefined,
      offers: panel.offers,
      proof: panel.proof ?? undefined,
    },
    assets: {
      logo: logo && { src: logo.src, width: logo.width, height: logo.height, ground: logo.ground ?? 'light' },
      pictures: picturesOf(design, material, layout),
      colors: style.colors,
      layout: variant?.ground ? { color: variant.ground, text: style.colors.text } : style.layout,
      fonts: fontsOf(design, material),
    },
    seed: variant?.seed ?? 1,
  }
}

/** The chosen picture alone; only a collage shows more of the brand's. */
function picturesOf(design: Design, { pictures }: DesignMaterial, layout: LayoutName) {
  const chosen = pictureOf(design)
  if (!chosen) return []
  if (layout !== 'collage') return [chosen]
  return [chosen, ...pictures.filter(({ src, isGraphic }) => src !== chosen.src && !isGraphic)]
}

function fontsOf(
  { font }: Pick<Design, 'font'>,
  { style }: DesignMaterial,
): ComposeOptions['assets']['fonts'] {
  if (font === null) return style.fonts
  return { heading: font, body: fontPairings.find(({ heading }) => heading === font)?.body ?? font }
}
