import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import { createRandom } from '../blocks/random.ts'
import type { LayoutName } from './compose-creative.ts'

/** What there is to show. */
export interface LayoutWish {
  readonly numPictures: number
  readonly hasPrice: boolean
  /** Null leaves the look to us. */
  readonly style: ImageStyle | null
  readonly seed: number
}

const withPictures: readonly [LayoutName, ...LayoutName[]] = ['fullBleed', 'split', 'framed', 'archWindow']
const withoutPictures: readonly [LayoutName, ...LayoutName[]] = ['paletteWall', 'bigType']

/** Layouts that come nearest to a look, best first; those that need pictures are passed over without any. */
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

/** The layout for an ad: by the look that was asked for, else one that suits what there is to show. */
export function chooseLayout({ numPictures, hasPrice, style, seed }: LayoutWish): LayoutName {
  const isPossible = (layout: LayoutName) => {
    if (layout === 'collage') return numPictures >= 3
    return numPictures > 0 || !withPictures.includes(layout)
  }
  const wanted = style && ofStyle[style].find(isPossible)
  if (wanted) return wanted
  const [first, ...others] = numPictures > 0 ? withPictures : withoutPictures
  const more: LayoutName[] = [
    ...others,
    ...(numPictures >= 3 ? (['collage'] as const) : []),
    ...(hasPrice ? (['offerCard'] as const) : []),
  ]
  return createRandom(seed).pick([first, ...more])
}
