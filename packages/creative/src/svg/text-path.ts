import type { TextElement } from '@aloft/domain/creatives/creative.entity'
import type { OutlineStep } from '../fonts/font.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { layOutText } from '../text/lay-out-text.ts'
import { num } from './markup.ts'

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

const shares = { left: 0, center: 0.5, right: 1 } as const

/** The outlines of a text element's letters as path data, in the creative's pixels. */
export function textPath(element: TextElement, fonts: FontSet): string {
  const { x: left, y: top, width, size, lineHeight, text } = element
  const face = fonts.face(element.font, element.weight)
  const { lines } = layOutText({ text, face, size, lineHeight, width })
  return lines
    .flatMap((line) => {
      const start = left + (width - line.width) * shares[element.alignment]
      return line.words.flatMap((word) =>
        face
          .shape(word.text)
          .glyphs.map(({ x, y, outline }) =>
            outlinePath(outline, start + word.x + x * size, top + line.baseline - y * size, size),
          ),
      )
    })
    .join('')
}

function outlinePath(outline: readonly OutlineStep[], x: number, y: number, size: number): string {
  return outline
    .map(({ command, points }) => {
      const places = points.map((point, index) => num(index % 2 === 0 ? x + point * size : y - point * size))
      return letters[command] + places.join(' ')
    })
    .join('')
}
