import { chooseLayout } from '@aloft/creative/scene/choose-layout'
import { composeCreative, type ComposeOptions, type LayoutName } from '@aloft/creative/scene/compose-creative'
import { themeColors } from '@aloft/creative/color/theme-colors'
import { loadFontSet } from '@aloft/creative/fonts/font-set'
import { readNodeFont } from '@aloft/creative/fonts/node-font-files'
import type { DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { chosenDesign } from '@aloft/domain/creatives/chosen-design.rules'
import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { themes } from '@aloft/domain/creatives/theme.rules'
import type { ColorRole, FontRole } from '@aloft/domain/scans/scan-fields.rules'
import type { Gateways } from '../../gateways/gateways.ts'
import { parsePictureName } from '../../gateways/storage/picture-address.ts'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'

export interface CreativeWish {
  readonly facts: BrandFacts
  /** What the brand decided of its look, which goes before what its website shows; null where it decided nothing. */
  readonly design: DesignBrief | null
  /** The logo of a brand that decided nothing. */
  readonly logoUrl: string | null
  readonly punchline: string
  /** Of what the ad offers, as the website writes it. */
  readonly price: string | undefined
  readonly style: ImageStyle | null
  readonly seed: number
}

export interface ComposedCreative {
  readonly layout: LayoutName
  readonly creatives: AdCreative['creatives']
}

let fonts: ReturnType<typeof loadFontSet> | undefined

/**
 * The creative of an ad from the brand's own pictures, logo and colours, in all formats, as its design brief says
 * (BRF-04); null where its texts cannot be drawn, such as in a script the fonts lack.
 */
export async function composeAdCreative(
  gateways: Pick<Gateways, 'storage' | 'raster'>,
  wish: CreativeWish,
  signal: AbortSignal,
): Promise<ComposedCreative | null> {
  const { facts, seed } = wish
  const chosen = wish.design && chosenDesign(wish.design, facts.website)
  const pictures = picturesOf(facts)
  const layout = chooseLayout({
    numPictures: pictures.length,
    hasPrice: wish.price !== undefined,
    style: wish.style,
    seed,
  })
  const options: Omit<ComposeOptions, 'format'> = {
    layout,
    content: { brandName: facts.brief.name, headline: wish.punchline, price: wish.price },
    assets: {
      logo: await logoOf(gateways, wish, signal),
      pictures,
      colors: { ...themeColors(themes.facebook), ...colorsOf(facts) },
      layout: chosen?.layout ?? null,
      fonts: {
        heading: chosen?.font ?? fontOf(facts, 'heading'),
        body: chosen?.font ?? fontOf(facts, 'body'),
      },
    },
    seed,
  }
  const fontSet = await (fonts ??= loadFontSet(readNodeFont))
  const creatives: AdCreative['creatives'] = {}
  for (const format of creativeFormatNames) {
    const composed = composeCreative({ ...options, format }, fontSet)
    if (composed.kind !== 'composed') return null
    creatives[format] = composed.creative
  }
  return { layout, creatives }
}

/** The website's pictures that we hold copies of, best first. */
function picturesOf({ website, files }: BrandFacts) {
  return (website?.pictures ?? []).flatMap(({ value }) => {
    const file = files[value.url]
    return file ? [{ src: file.fileUrl, width: file.width, height: file.height }] : []
  })
}

async function logoOf(
  { storage, raster }: Pick<Gateways, 'storage' | 'raster'>,
  { design, logoUrl }: CreativeWish,
  signal: AbortSignal,
): Promise<ComposeOptions['assets']['logo']> {
  const src = design ? design.logoImageUrl : logoUrl
  const hash = src?.startsWith('/files/') && parsePictureName(src.slice('/files/'.length))?.hash
  const stored = hash ? await storage.get(hash) : null
  if (!src || !stored) return null
  const measured = await raster.measureLogo(stored.bytes, signal)
  if (measured.kind === 'refused') return null
  const { width, height, ground } = measured
  return { src, width, height, ground }
}

function colorsOf({ website }: BrandFacts): Partial<Record<ColorRole, string>> {
  return Object.fromEntries((website?.colors ?? []).map(({ value }) => [value.role, value.hex]))
}

function fontOf({ website }: BrandFacts, role: FontRole): string {
  return website?.fonts.find(({ value }) => value.role === role)?.value.family ?? ''
}
