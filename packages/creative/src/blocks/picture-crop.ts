import type { CroppedImageElement } from '@aloft/domain/creatives/creative.entity'
import type { Random } from './random.ts'
import type { Picture } from './studio.ts'

// Among pictures that suit about equally well, the seed decides.
const nearlyBest = 0.85

interface Sides {
  readonly width: number
  readonly height: number
}

/** The largest part of a picture with a box's proportions, a little above the middle where faces and things stand. */
export function coverCrop(picture: Sides, box: Sides): CroppedImageElement['crop'] {
  const [ratio, wanted] = [picture.width / picture.height, box.width / box.height]
  const width = Math.min(1, wanted / ratio)
  const height = Math.min(1, ratio / wanted)
  return { x: (1 - width) / 2, y: (1 - height) * 0.42, width, height }
}

/** How well a picture serves a box, 0 to 1: by what the crop keeps, and by how much it must be enlarged. */
function suitability(picture: Picture, box: Sides): number {
  const crop = coverCrop(picture, box)
  const sharpness = Math.min(1, (picture.width * crop.width) / box.width)
  return crop.width * crop.height * (0.3 + 0.7 * sharpness)
}

/** For each box a picture that suits it and that no earlier box has; undefined where none is left. */
export function sharedOut(
  pictures: readonly Picture[],
  boxes: readonly Sides[],
  random: Random,
): (Picture | undefined)[] {
  const left = [...pictures]
  return boxes.map((box) => {
    const best = Math.max(...left.map((picture) => suitability(picture, box)))
    const [first, ...others] = left.filter((picture) => suitability(picture, box) >= best * nearlyBest)
    const chosen = first && random.pick([first, ...others])
    if (chosen) left.splice(left.indexOf(chosen), 1)
    return chosen
  })
}
