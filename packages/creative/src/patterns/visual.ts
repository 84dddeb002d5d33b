import { coverCrop, sharedOut } from '../blocks/picture-crop.ts'
import { type Layer, plain } from '../blocks/layers.ts'
import type { Rect } from '../blocks/rect.ts'
import type { Picture, Studio } from '../blocks/studio.ts'
import { nested, rainbow } from './rainbow.ts'
import { tiles } from './tiles.ts'

export interface VisualOptions {
  readonly form?: 'rectangle' | 'arch' | 'ellipse'
  readonly radius?: number
  /** For a brand without pictures. */
  readonly pattern?: 'tiles' | 'rainbow'
}

/** What there is to see in a part of the ad: a picture of the brand, cropped; without pictures, its colours in forms. */
export function visual(studio: Studio, rect: Rect, options: VisualOptions = {}): Layer[] {
  const { form = 'rectangle', radius = 0, pattern = 'tiles' } = options
  const [picture] = sharedOut(studio.pictures, [rect])
  if (picture) return [cropped(picture, rect, form, radius)]
  if (form !== 'rectangle') return nested(form, rect, studio.palette)
  if (pattern === 'rainbow') return rainbow(rect, studio.palette)
  return tiles(rect, studio.stage.unit * 25, studio.palette, studio.random)
}

/** Several of the brand's pictures, none twice; forms fill what is left. */
export function visuals(studio: Studio, rects: readonly Rect[], side: number): Layer[] {
  const pictures = sharedOut(studio.pictures, rects)
  return rects.flatMap((rect, index) => {
    const picture = pictures[index]
    return picture
      ? [cropped(picture, rect, 'rectangle', 0)]
      : tiles(rect, side, studio.palette, studio.random)
  })
}

function cropped(
  picture: Picture,
  rect: Rect,
  form: 'rectangle' | 'arch' | 'ellipse',
  radius: number,
): Layer {
  const crop = coverCrop(picture, rect)
  return { ...plain, ...rect, type: 'croppedImage', src: picture.src, crop, form, radius }
}
