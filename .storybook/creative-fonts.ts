import { browserFontReader } from '../packages/creative/src/fonts/browser-font-files.ts'
import { type FontSet, loadFontSet } from '../packages/creative/src/fonts/font-set.ts'

let fonts: Promise<FontSet> | undefined

/** All faces of creatives, read once, before a story and its closed network begin. */
export function creativeFonts(): Promise<FontSet> {
  fonts ??= loadFontSet(
    browserFontReader(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())),
  )
  return fonts
}
