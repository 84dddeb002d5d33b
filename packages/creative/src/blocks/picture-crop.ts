import type { CroppedImageElement } from '@aloft/domain/creatives/creative.entity'
import type { Picture } from './studio.ts'

// An earlier picture says more about the offer, so it's only replaced by one that suits the box twice as well.
const goodEnough = 0.5

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * The largest part of a picture with a box's proportions, slightly above the middle, where faces and objects usually
 * are.
 */
export function coverCrop(picture: Sides, box: Sides): CroppedImageElement['crop'] {
  const [ratio, wanted] = [picture.width / picture.height, box.width / box.height]
  const width = Math.min(1, wanted / ratio)
  const height = Math.min(1, ratio / wanted)
  return { x: (1 - width) / 2, y: (1 - height) * 0.42, width, height }
}

/** How well a picture suits a box, 0 to 1: by how much the crop keeps and how much it must be enlarged. */
function suitability(picture: Picture, box: Sides): number {
  const crop = coverCrop(picture, box)
  const sharpness = Math.min(1, (picture.width * crop.width) / box.width)
  return crop.width * crop.height * (0.3 + 0.7 * sharpness)
}

/**
 * For each box, the first suitable picture that no earlier box uses; undefined if none is left. Pictures are given best
 * first.
 */
export function sharedOut(pictures: readonly Picture[], boxes: readonly Sides[]): (Picture | undefined)[] {
  const left = [...pictures]
  return boxes.map((box) => {
    const best = Math.max(...left.map((picture) => suitability(picture, box)))
    const chosen = left.find((picture) => suitability(picture, box) >= best * goodEnough)
    if (chosen) left.splice(left.indexOf(chosen), 1)
    return chosen
  })
}
