import { browserFontReader } from '../packages/creative/src/fonts/browser-font-files.ts'
import { type FontSet, loadFontSet } from '../packages/creative/src/fonts/font-set.ts'
import { themeFamilies } from '../packages/domain/src/creatives/creative-fonts.rules.ts'

let fonts: Promise<FontSet> | undefined

/** The fonts of creatives in stories, read once, before a story starts and its network is closed. */
export function creativeFonts(): Promise<FontSet> {
  fonts ??= loadFontSet(
    browserFontReader(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())),
    themeFamilies,
  )
  return fonts
}
