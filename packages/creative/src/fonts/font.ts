import { type Font as FontFile, type Glyph, create } from 'fontkit'

/** A letter's outline and place in a run, in em; y grows upwards as in the font file. */
export interface PlacedGlyph {
  readonly x: number
  readonly y: number
  readonly outline: readonly OutlineStep[]
}

/** One step of an outline with its points, in em. */
export interface OutlineStep {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly points: readonly number[]
}

export interface GlyphRun {
  /** In em. */
  readonly width: number
  readonly glyphs: readonly PlacedGlyph[]
}

/** One font file; all lengths in em. */
export interface Font {
  readonly ascent: number
  /** Below the baseline; positive. */
  readonly descent: number
  readonly capHeight: number
  has(codePoint: number): boolean
  /** Letters with kerning and ligatures, on one line. */
  shape(text: string): GlyphRun
}

/** Opens a font file (woff, woff2, ttf, otf). Throws if the bytes aren't one. */
export function loadFont(bytes: Uint8Array): Font {
  const file = openFile(bytes)
  const em = file.unitsPerEm
  const outlines = new Map<number, readonly OutlineStep[]>()

  function outlineOf(glyph: Glyph): readonly OutlineStep[] {
    const known = outlines.get(glyph.id)
    if (known) return known
    const outline = glyph.path.commands.map(({ command, args }) => ({
      command,
      points: args.map((value) => value / em),
    }))
    outlines.set(glyph.id, outline)
    return outline
  }

  return {
    ascent: file.ascent / em,
    descent: -file.descent / em,
    capHeight: file.capHeight / em,
    has: (codePoint) => file.hasGlyphForCodePoint(codePoint),
    shape(text) {
      const { glyphs, positions } = file.layout(withPlainSpaces(text))
      let pen = 0
      const placed = glyphs.map((glyph, index): PlacedGlyph => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const x = (pen + xOffset) / em
        pen += xAdvance
        return { x, y: yOffset / em, outline: outlineOf(glyph) }
      })
      return { width: pen / em, glyphs: placed }
    },
  }
}

// fontkit fails on a glyph without an outline at the end of a file: a no-break space in Arimo, a zero-width space
// elsewhere.
function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s/gu, ' ').replaceAll(/\p{Cf}/gu, '')
}

function openFile(bytes: Uint8Array): FontFile {
  let file: ReturnType<typeof create>
  try {
    // fontkit reads any Uint8Array, although its types require Node's Buffer.
    file = create(bytes as Buffer)
  } catch (cause) {
    throw new Error('no font file', { cause })
  }
  if ('fonts' in file) throw new Error('a collection of fonts, not one')
  return file
}
