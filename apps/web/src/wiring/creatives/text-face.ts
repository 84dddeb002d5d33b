import { loadFileBytes } from '@aloft/api-client/files'
import { browserFontReader } from '@aloft/creative/fonts/browser-font-files'
import { fontFileNames } from '@aloft/creative/fonts/font-files'
import type { TextElement } from '@aloft/domain/creatives/creative.entity'
import type { TextFace } from '@aloft/views/creatives/studio/studio-content'
import { fontsOf } from './draw-creative.ts'

const read = browserFontReader(loadFileBytes)
const known = new Map<string, TextFace>()

/**
 * Gives the browser the font of a text for its fields, with the metrics that the drawing has. Import it lazily, because
 * it includes the font parser. Rejects if the font fails to load.
 */
export async function loadTextFace(element: TextElement): Promise<TextFace> {
  const { font, weight } = element
  const key = `${font} ${weight}`
  const found = known.get(key)
  if (found) return found
  const { ascent, descent } = (await fontsOf({ elements: [element] })).face(font, weight)
  const family = `Creative ${font}`
  const descriptors = {
    weight: String(weight),
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: '0%',
  }
  const files = await Promise.all(fontFileNames(font, weight).map(read))
  // Of several faces with one name, the browser tries the last first.
  for (const bytes of files.toReversed()) {
    document.fonts.add(await new FontFace(family, new Uint8Array(bytes), descriptors).load())
  }
  const face = { family, ascent, descent }
  known.set(key, face)
  return face
}

const percent = (share: number) => `${share * 100}%`
