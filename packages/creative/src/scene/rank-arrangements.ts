import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import { createRandom } from '../blocks/random.ts'
import type { LayoutName } from './compose-creative.ts'

/** A layout and its main picture; null for a layout without one. */
export interface Arrangement {
  readonly layout: LayoutName
  readonly picture: string | null
}

/** A picture, and how closely it matches what the ad is about: 0 is closest. */
export interface FittingPicture {
  readonly src: string
  readonly fit: number
  /** It's a drawing or contains text, so nothing may be placed on it. */
  readonly isGraphic?: boolean
}

/** What there is to show, and what the brand's ads already show. */
export interface ArrangementOptions {
  readonly pictures: readonly FittingPicture[]
  readonly hasPrice: boolean
  /** Null leaves the style to us. */
  readonly style: ImageStyle | null
  /** A person chose the style, so it takes precedence over everything else. */
  readonly isStyleChosen: boolean
  /** From the brand's earlier ads. */
  readonly used: readonly { readonly layout: string; readonly picture: string | null }[]
  readonly seed: number
}

const anyPicture: readonly LayoutName[] = ['fullBleed', 'split', 'framed', 'archWindow', 'bigType']
const graphic: readonly LayoutName[] = ['framed']
const noPicture: readonly LayoutName[] = ['paletteWall', 'bigType', 'split', 'framed']
const leastForCollage = 3

/** The layouts that suit each style. */
const ofStyle: Readonly<Record<ImageStyle, readonly LayoutName[]>> = {
  Illustration: ['archWindow', 'paletteWall'],
  Realistic: ['fullBleed', 'bigType'],
  'Flat Design': ['paletteWall'],
  Abstract: ['paletteWall'],
  Photographic: ['fullBleed', 'bigType'],
  Vintage: ['framed', 'bigType'],
  Collage: ['collage', 'paletteWall'],
  Cartoon: ['bigType'],
  Isometric: ['split', 'paletteWall'],
  '3D rendering': ['split', 'bigType'],
  'Pop Art': ['bigType'],
  Surrealism: ['archWindow', 'paletteWall'],
  Minimalism: ['framed', 'bigType'],
}

/**
 * Every way to arrange an ad, best first: looks that no ad of the brand has yet, then the picture closest to what the
 * ad is about, then what was used least. The seed decides between equals.
 */
export function rankArrangements(options: ArrangementOptions): readonly [Arrangement, ...Arrangement[]] {
  const { style, isStyleChosen, used, seed } = options
  const fitOf = new Map(options.pictures.map(({ src, fit }) => [src, fit] as const))
  const inStyle = style ? ofStyle[style] : []
  const random = createRandom(seed)
  const [first, ...others] = possible(options)
    .map((arrangement) => {
      const { layout, picture } = arrangement
      const isInStyle = inStyle.includes(layout)
      const count = (isSame: (one: ArrangementOptions['used'][number]) => boolean) =>
        used.filter(isSame).length
      const key = [
        isStyleChosen && !isInStyle ? 1 : 0,
        count((one) => one.layout === layout && one.picture === picture),
        picture === null ? Number.MAX_SAFE_INTEGER : (fitOf.get(picture) ?? 0),
        count((one) => picture !== null && one.picture === picture) + count((one) => one.layout === layout),
        isInStyle ? 0 : 1,
        random.next(),
      ]
      return { arrangement, key }
    })
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ arrangement }) => arrangement)
  return [first ?? { layout: 'bigType', picture: null }, ...others]
}

function possible({ pictures, hasPrice }: ArrangementOptions): Arrangement[] {
  const offer: readonly LayoutName[] = hasPrice ? ['offerCard'] : []
  const pictured = pictures.flatMap(({ src, fit, isGraphic = false }) => {
    if (isGraphic) return graphic.map((layout) => ({ layout, picture: src }))
    // Otherwise, pictures of other things would appear next to the main one.
    const alike = pictures.filter((one) => one.fit === fit && !one.isGraphic).length
    const collage: readonly LayoutName[] = alike >= leastForCollage ? ['collage'] : []
    return [...anyPicture, ...offer, ...collage].map((layout) => ({ layout, picture: src }))
  })
  const plain = pictures.length > 0 ? (['paletteWall'] as const) : [...noPicture, ...offer]
  return [...pictured, ...plain.map((layout) => ({ layout, picture: null }))]
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
