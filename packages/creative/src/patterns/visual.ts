import { coverCrop, sharedOut } from '../blocks/picture-crop.ts'
import { type Layer, plain, rectangle } from '../blocks/layers.ts'
import type { Rect } from '../blocks/rect.ts'
import type { Picture, Studio } from '../blocks/studio.ts'
import { wordPanel, type WordPanelOptions } from './word-panel.ts'

/** Fills a part of the ad with a cropped picture of the brand, or without one with its words on its color. */
export function visual(studio: Studio, rect: Rect, options: WordPanelOptions = {}): Layer[] {
  const { form = 'rectangle', radius = 0 } = options
  const [picture] = sharedOut(studio.pictures, [rect])
  return picture ? [cropped(picture, rect, form, radius)] : wordPanel(studio, rect, options)
}

/** Several of the brand's pictures, without repeats; its colors fill the remaining rectangles. */
export function visuals(studio: Studio, rects: readonly Rect[]): Layer[] {
  const pictures = sharedOut(studio.pictures, rects)
  const { vivid, soft } = studio.palette
  return rects.map((rect, index) => {
    const picture = pictures[index]
    const color = index % 2 === 0 ? vivid.color : soft.color
    return picture ? cropped(picture, rect, 'rectangle', 0) : rectangle(rect, color)
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
