import type { AdCreative } from './ad-creative.entity.ts'
import type { CreativeElement, PictureCredit } from './creative.entity.ts'
import { type CreativeFormat, creativeFormatNames } from './creative-formats.rules.ts'

/** A picture that a creative shows. */
export interface ShownPicture {
  readonly src: string
  /** Empty if the layer has none. */
  readonly name: string
  readonly kind: 'picture' | 'logo' | 'poster'
  /** Null if nothing is known of its maker and license. */
  readonly credit: PictureCredit | null
}

/** What a creative is made of, for its details (MOD-03). */
export interface CreativeMaterials {
  readonly sizes: readonly {
    readonly format: CreativeFormat
    readonly width: number
    readonly height: number
  }[]
  /** Families of its texts. */
  readonly fonts: readonly string[]
  /** Each once, in whatever sizes it's shown. */
  readonly pictures: readonly ShownPicture[]
}

/** The sizes, fonts and pictures of a creative's newest version. What's hidden in all sizes isn't part of it. */
export function creativeMaterials(creatives: AdCreative['creatives']): CreativeMaterials {
  const scenes = creativeFormatNames.flatMap((format) => {
    const scene = creatives[format]
    return scene ? [{ format, scene }] : []
  })
  const elements = scenes.flatMap(({ scene }) => scene.elements).filter(({ isHidden }) => !isHidden)
  const pictures = new Map<string, ShownPicture>()
  for (const picture of elements.flatMap(pictureOf))
    if (!pictures.get(picture.src)?.credit) pictures.set(picture.src, picture)
  return {
    sizes: scenes.map(({ format, scene: { width, height } }) => ({ format, width, height })),
    fonts: [...new Set(elements.flatMap((element) => (element.type === 'text' ? [element.font] : [])))],
    pictures: [...pictures.values()],
  }
}

function pictureOf(element: CreativeElement): ShownPicture[] {
  const name = element.name ?? ''
  if (element.type === 'logo') return [{ src: element.src, name, kind: 'logo', credit: null }]
  if (element.type === 'video')
    return element.poster ? [{ src: element.poster, name, kind: 'poster', credit: null }] : []
  if (element.type !== 'image' && element.type !== 'croppedImage') return []
  return [{ src: element.src, name, kind: 'picture', credit: element.credit ?? null }]
}
