import { composeCreative, type ComposeOptions, familiesFor } from '@aloft/creative/scene/compose-creative'
import type { Arrangement } from '@aloft/creative/scene/rank-arrangements'
import type { BrandColors } from '@aloft/creative/color/palette'
import { themeColors } from '@aloft/creative/color/theme-colors'
import { fontLibrary } from '@aloft/creative/fonts/font-set'
import { readNodeFont } from '@aloft/creative/fonts/node-font-files'
import type { DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { chosenDesign } from '@aloft/domain/creatives/chosen-design.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { themes } from '@aloft/domain/creatives/theme.rules'
import type { ColorRole, FontRole } from '@aloft/domain/scans/scan-fields.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Gateways } from '../../gateways/gateways.ts'
import { parsePictureName } from '../../gateways/storage/picture-address.ts'
import type { MaterialPicture } from './picture-material.ts'

/** A brand's visual style: its measured logo, its colors and its typefaces. */
export type BrandStyle = Omit<ComposeOptions['assets'], 'pictures'>

/** Texts on the picture of an ad. */
export type PictureTexts = ComposeOptions['content']

export interface CreativeOrder {
  readonly style: BrandStyle
  readonly texts: PictureTexts
  readonly arrangement: Arrangement
  /** All pictures that the ad may show, best first. */
  readonly pictures: readonly MaterialPicture[]
  readonly seed: number
}

const loadFonts = fontLibrary(readNodeFont)

/**
 * The creative of an ad in the requested formats; null if its texts cannot be drawn, for example in a script that the
 * fonts lack.
 */
export async function composeAdCreative(
  { style, texts, arrangement, pictures, seed }: CreativeOrder,
  formats: readonly CreativeFormat[] = creativeFormatNames,
): Promise<AdCreative['creatives'] | null> {
  const lead = pictures.find(({ src }) => src === arrangement.picture)
  // Another picture may replace the lead if its proportions do not suit a format.
  const shown = lead
    ? [lead, ...pictures.filter((one) => one !== lead && one.fit === lead.fit && !one.isGraphic)]
    : []
  const options: Omit<ComposeOptions, 'format'> = {
    layout: arrangement.layout,
    content: texts,
    assets: { ...style, pictures: shown },
    seed,
  }
  const fontSet = await loadFonts(familiesFor(style.fonts))
  const creatives: AdCreative['creatives'] = {}
  for (const format of formats) {
    const composed = composeCreative({ ...options, format }, fontSet)
    if (composed.kind !== 'composed') return null
    creatives[format] = composed.creative
  }
  return creatives
}

/**
 * A brand's own design choices take precedence over its website's (BRF-04); `logoUrl` is for a brand without choices.
 */
export async function loadBrandStyle(
  gateways: Pick<Gateways, 'storage' | 'raster'>,
  brand: {
    readonly website: WebsiteData | null
    readonly design: DesignBrief | null
    readonly logoUrl: string | null
  },
  signal: AbortSignal,
): Promise<BrandStyle> {
  const { website, design, logoUrl } = brand
  const chosen = design && chosenDesign(design, website)
  return {
    logo: await logoOf(gateways, design ? design.logoImageUrl : logoUrl, signal),
    colors: brandColors(website),
    layout: chosen?.layout ?? null,
    fonts: {
      heading: chosen?.font ?? fontOf(website, 'heading'),
      body: chosen?.font ?? fontOf(website, 'body'),
    },
  }
}

/** The colors that a brand's website shows, completed by those of a theme. */
export function brandColors(website: WebsiteData | null): BrandColors {
  return { ...themeColors(themes.facebook), ...colorsOf(website) }
}

async function logoOf(
  { storage, raster }: Pick<Gateways, 'storage' | 'raster'>,
  src: string | null,
  signal: AbortSignal,
): Promise<BrandStyle['logo']> {
  const hash = src?.startsWith('/files/') && parsePictureName(src.slice('/files/'.length))?.hash
  const stored = hash ? await storage.get(hash) : null
  if (!src || !stored) return null
  const measured = await raster.measureLogo(stored.bytes, signal)
  if (measured.kind === 'refused') return null
  const { width, height, ground } = measured
  return { src, width, height, ground }
}

function colorsOf(website: WebsiteData | null): Partial<Record<ColorRole, string>> {
  return Object.fromEntries((website?.colors ?? []).map(({ value }) => [value.role, value.hex]))
}

function fontOf(website: WebsiteData | null, role: FontRole): string {
  return website?.fonts.find(({ value }) => value.role === role)?.value.family ?? ''
}
