import type { CreativeFamily, CreativeWeight } from '@aloft/domain/creatives/creative-fonts.rules'
import { creativeFamilies, creativeWeights } from '@aloft/domain/creatives/creative-fonts.rules'
import { type Font, type GlyphRun, type PlacedGlyph, loadFont } from './font.ts'
import { fontFileNames } from './font-files.ts'

/** A family in one weight, combined from the files of its scripts. Lengths in em. */
export interface FontFace {
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  /** Whether every letter of a text can be drawn; spaces and line breaks always can. */
  covers(text: string): boolean
  /** A word with kerning. Words are cached. */
  shape(word: string): GlyphRun
}

/** Faces by family and weight. */
export interface FontSet {
  face(family: CreativeFamily, weight: CreativeWeight): FontFace
}

const rememberedWords = 2_000

/** A face from the fonts of its scripts. The first one gives the metrics. */
export function createFace(fonts: readonly [Font, ...Font[]]): FontFace {
  const [{ ascent, descent, capHeight }] = fonts
  const words = new Map<string, GlyphRun>()
  const fontOf = (character: string) => fonts.find((font) => font.has(character.codePointAt(0) ?? 0))

  function shapeRuns(word: string): GlyphRun {
    const glyphs: PlacedGlyph[] = []
    let width = 0
    for (const { font, text } of runsOf(word, (character) => fontOf(character) ?? fonts[0])) {
      const run = font.shape(text)
      for (const glyph of run.glyphs) glyphs.push({ ...glyph, x: glyph.x + width })
      width += run.width
    }
    return { width, glyphs }
  }

  return {
    ascent,
    descent,
    capHeight,
    covers: (text) => [...text].every((character) => /\s/.test(character) || fontOf(character)),
    shape(word) {
      const known = words.get(word)
      if (known) return known
      const run = shapeRuns(word)
      if (words.size >= rememberedWords) words.clear()
      words.set(word, run)
      return run
    },
  }
}

function runsOf(word: string, fontOf: (character: string) => Font): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of word) {
    const font = fontOf(character)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

type ReadFont = (fileName: string) => Promise<Uint8Array>

async function loadFaces(read: ReadFont, family: CreativeFamily): Promise<Map<CreativeWeight, FontFace>> {
  const faces = new Map<CreativeWeight, FontFace>()
  await Promise.all(
    creativeWeights.map(async (weight) => {
      const files = await Promise.all(fontFileNames(family, weight).map(read))
      const [first, ...others] = files.map(loadFont)
      if (first) faces.set(weight, createFace([first, ...others]))
    }),
  )
  return faces
}

/**
 * Faces that are read once, on first use of a family. A family that failed is read again next time. `read` takes a file
 * name from `fontFileNames`; see the two lists of files.
 */
export function fontLibrary(read: ReadFont): (families: readonly CreativeFamily[]) => Promise<FontSet> {
  const known = new Map<CreativeFamily, ReturnType<typeof loadFaces>>()
  const facesOf = (family: CreativeFamily) => {
    const found = known.get(family)
    if (found) return found
    const loading = loadFaces(read, family)
    known.set(family, loading)
    loading.catch(() => known.delete(family))
    return loading
  }
  return async (families) => {
    const loaded = new Map(
      await Promise.all(families.map(async (family) => [family, await facesOf(family)] as const)),
    )
    return {
      face(family, weight) {
        const face = loaded.get(family)?.get(weight)
        if (!face) throw new Error(`the font ${family} ${weight} was not loaded`)
        return face
      },
    }
  }
}

/** Reads the files of the given faces, or of all families if none are given. */
export function loadFontSet(
  read: ReadFont,
  families: readonly CreativeFamily[] = creativeFamilies,
): Promise<FontSet> {
  return fontLibrary(read)(families)
}
