import type { CreativeFamily, CreativeWeight } from '@aloft/domain/creatives/creative-fonts.rules'

const families: Readonly<
  Record<CreativeFamily, { readonly name: string; readonly scripts: readonly string[] }>
> = {
  'Instrument Sans': { name: 'instrument-sans', scripts: ['latin', 'latin-ext'] },
  'Bricolage Grotesque': { name: 'bricolage-grotesque', scripts: ['latin', 'latin-ext'] },
  Arimo: { name: 'arimo', scripts: ['latin', 'latin-ext', 'cyrillic', 'greek'] },
  Roboto: { name: 'roboto', scripts: ['latin', 'latin-ext', 'cyrillic', 'greek'] },
}

/** Files of a face, one a script, such as `arimo-latin-700-normal.woff`. */
export function fontFileNames(family: CreativeFamily, weight: CreativeWeight): string[] {
  const { name, scripts } = families[family]
  return scripts.map((script) => `${name}-${script}-${weight}-normal.woff`)
}

/** The package that holds a file, such as `@fontsource/arimo`. */
export function fontPackage(fileName: string): string {
  const found = Object.values(families).find(({ name }) => fileName.startsWith(`${name}-`))
  if (!found) throw new Error(`no font of ours: ${fileName}`)
  return `@fontsource/${found.name}`
}
