import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

const require = createRequire(import.meta.url)
const cache = join(root, '.cache/fonts')
const fallbackFonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')

// Includes how glyphs are drawn, also for the fonts of pages: with Debian's settings.
const configOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="append"><bool>true</bool></edit>
    <edit name="hinting" mode="append"><bool>true</bool></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
  </match>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`

function writeConfig(name: string, folder: string): string {
  const path = join(cache, `${name}.conf`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(path, configOf(folder))
  return path
}

/**
 * Environment for a browser on Linux that hides the machine's fonts: besides the fonts that pages load
 * there's only DejaVu, for scripts and signs that these lack.
 */
export function shippedFontsOnly(): { readonly FONTCONFIG_FILE: string } {
  return { FONTCONFIG_FILE: writeConfig('shipped', fallbackFonts) }
}

/** An environment with unusual fonts: a few serifs, which would show in every fallback. */
export function foreignFonts(): { readonly FONTCONFIG_FILE: string } {
  const folder = join(cache, 'foreign')
  mkdirSync(folder, { recursive: true })
  const serifs = readdirSync(fallbackFonts).filter((name) => name.startsWith('DejaVuSerif'))
  for (const name of serifs) copyFileSync(join(fallbackFonts, name), join(folder, name))
  return { FONTCONFIG_FILE: writeConfig('foreign', folder) }
}

/** A checksum of all fonts used in stories. */
export function fontsHash(): string {
  const families = ['-variable/bricolage-grotesque', '-variable/instrument-sans', '/arimo', '/roboto']
  const folders = families.map((family) =>
    join(dirname(require.resolve(`@fontsource${family}/package.json`)), 'files'),
  )
  const hash = createHash('sha256')
  for (const folder of [...folders, fallbackFonts]) {
    for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
