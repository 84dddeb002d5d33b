import type { TextElement } from '@aloft/domain/creatives/creative.entity'
import type { FontSet } from '../fonts/font-set.ts'

/** The part of a text's box from the top of the capitals to the last baseline: lines may overlap where no letters are. */
export function letterBox(element: TextElement, fonts: FontSet): TextElement {
  const { ascent, capHeight, descent } = fonts.face(element.font, element.weight)
  const above = (ascent - capHeight) * element.size
  const height = Math.max(1, element.height - above - descent * element.size)
  return { ...element, y: element.y + above, height }
}
