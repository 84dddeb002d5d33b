import type { LaidOutText } from '../text/lay-out-text.ts'
import { layOutPieces, paragraphsOf } from '../text/lay-out-text.ts'
import type { Lettering } from './studio.ts'

export interface Fitting {
  readonly text: string
  readonly lettering: Lettering
  readonly lineHeight: number
  readonly width: number
}

export interface FittedText extends Fitting {
  readonly size: number
  /** Box width: a whole number of pixels, wide enough for the same lines. */
  readonly width: number
  readonly height: number
  /** From the top of the box to the top of the capitals. */
  readonly overhang: number
  /** From the last baseline to the bottom of the box. */
  readonly underhang: number
}

/** Sizes to try, largest first. */
export function sizesBetween(max: number, min: number): number[] {
  const sizes: number[] = []
  for (let size = max; size > min; size *= 0.955) sizes.push(Math.round(size))
  return [...sizes, Math.round(min)]
}

/** A text in one size, with lines of about equal length; undefined if a word is too long for the width. */
export function setText(fitting: Fitting, size: number): FittedText | undefined {
  const { lettering, lineHeight } = fitting
  const paragraphs = paragraphsOf(fitting.text)
  const inWidth = (width: number) =>
    layOutPieces(paragraphs, { face: lettering.face, size, lineHeight, width })
  const first = inWidth(fitting.width)
  if (first.isWordCut) return undefined
  const laidOut = balanced(first, fitting.width, inWidth)
  const { face } = lettering
  return {
    ...fitting,
    size,
    width: Math.min(fitting.width, Math.ceil(laidOut.width) + 1),
    height: Math.ceil(laidOut.height),
    overhang: (face.ascent - face.capHeight) * size,
    underhang: face.descent * size,
  }
}

// The same number of lines in the narrowest possible box.
function balanced(first: LaidOutText, width: number, inWidth: (width: number) => LaidOutText): LaidOutText {
  let [narrow, wide, best] = [first.width / 2, width, first]
  for (let step = 0; step < 9 && first.lines.length > 1; step += 1) {
    const middle = (narrow + wide) / 2
    const tried = inWidth(middle)
    const isSame = tried.lines.length === first.lines.length && !tried.isWordCut
    if (isSame) [wide, best] = [middle, tried]
    else narrow = middle
  }
  return best
}
