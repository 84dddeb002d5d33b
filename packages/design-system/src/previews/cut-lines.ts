import { graphemesOf, piecesOf } from './line-breaks.ts'

/** The box of a text. Widths are CSS pixels. */
export interface TextBox {
  width: number
  /** Maximum number of shown lines. */
  lines: number
  /** Width of a text on one line, in the font of the box. */
  measure: (text: string) => number
  /** Width of the suffix that ends a cut text, such as "… See more". */
  suffixWidth: number
  /** Width already taken at the start of the first line. */
  indent?: number
}

/** The shown part of a text; `text` is without the suffix. */
export interface Cut {
  text: string
  isCut: boolean
}

/** Part of the text by offsets; trailing spaces don't count. */
interface Line {
  start: number
  end: number
}

const hangingSpaces = /[ \t\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]+$/
/** Layout engines compute in fractions of a pixel. */
const tolerance = 1 / 64

function shownWidth(text: string, measure: TextBox['measure']): number {
  const shown = text.replace(hangingSpaces, '')
  const hyphen = shown.endsWith('\u00ad') ? measure('-') : 0
  return measure(shown.replaceAll('\u00ad', '')) + hyphen
}

/** How many code units fit of a text that can't be broken; at least one letter. */
function lettersThatFit(text: string, room: number, measure: TextBox['measure']): number {
  let length = 0
  for (const letter of graphemesOf(text)) {
    const next = length + letter.length
    if (length > 0 && measure(text.slice(0, next)) > room + tolerance) return length
    length = next
  }
  return length
}

/** The first lines of a text, at most `limit`, as a browser breaks it with `pre-wrap` and `overflow-wrap: anywhere`. */
function linesOf(text: string, { width, measure, indent = 0 }: TextBox, limit: number): Line[] {
  const lines: Line[] = []
  let start = 0
  const room = () => width - (lines.length === 0 ? indent : 0) + tolerance
  const endLine = (end: number) => {
    lines.push({ start, end })
    start = end
  }
  for (const newline of text.matchAll(/\r\n|\r|\n|$/g)) {
    let end = start
    for (const piece of piecesOf(text.slice(start, newline.index))) {
      const pieceEnd = end + piece.length
      const fits = () => shownWidth(text.slice(start, pieceEnd), measure) <= room()
      if (!fits() && (end > start || (lines.length === 0 && indent > 0))) endLine(end)
      while (!fits() && lines.length < limit) {
        const length = lettersThatFit(text.slice(start, pieceEnd), room(), measure)
        if (start + length === pieceEnd) break
        endLine(start + length)
      }
      if (lines.length >= limit) return lines
      end = pieceEnd
    }
    endLine(newline.index)
    start = newline.index + newline[0].length
    if (lines.length >= limit) return lines
  }
  return lines
}

/** No hyphen is shown before the suffix, so it needs no room there. */
const withoutHyphen = (text: string) => text.replace(/\u00ad$/, '')

/** As much of a line as leaves space for the suffix, cut between words if at least one word fits. */
function endWithSuffix(line: string, room: number, measure: TextBox['measure']): string {
  const pieces = piecesOf(line)
  for (let count = pieces.length; count > 0; count -= 1) {
    const fitting = withoutHyphen(pieces.slice(0, count).join('').replace(hangingSpaces, ''))
    if (shownWidth(fitting, measure) <= room) return fitting
  }
  const [first = ''] = pieces
  const fitting = first.slice(0, lettersThatFit(first, room, measure))
  return shownWidth(fitting, measure) <= room ? fitting : ''
}

/**
 * Cuts a text at the line limit of its box so that the suffix fits on the last line. Lines break where a
 * browser breaks them, and a cut never splits a letter, an emoji or a flag. A text that fits isn't cut, nor
 * is a text in a box without width (not laid out yet).
 */
export function cutLines(text: string, box: TextBox): Cut {
  if (box.width <= 0) return { text, isCut: false }
  const lines = linesOf(text, box, box.lines + 1)
  if (lines.length <= box.lines) return { text, isCut: false }
  for (let last = box.lines - 1; last >= 0; last -= 1) {
    const { start, end } = lines[last] ?? { start: 0, end: 0 }
    const room = box.width - box.suffixWidth - (last === 0 ? (box.indent ?? 0) : 0) + tolerance
    const fitting = endWithSuffix(text.slice(start, end), room, box.measure)
    // Nothing fits beside the suffix, or the line is blank, so the suffix ends the line above.
    if (fitting) return { text: text.slice(0, start) + withoutHyphen(fitting), isCut: true }
  }
  return { text: '', isCut: true }
}
