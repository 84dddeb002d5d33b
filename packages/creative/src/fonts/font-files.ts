import type { CreativeFamily, CreativeWeight } from '@aloft/domain/creatives/creative-fonts.rules'

interface Files {
  readonly name: string
  readonly scripts: readonly string[]
  readonly weights: readonly CreativeWeight[]
}

const latin = ['latin', 'latin-ext'] as const
const wide = [...latin, 'cyrillic', 'greek'] as const
const all = [400, 600, 700] as const
const files = (
  name: string,
  weights: readonly CreativeWeight[] = all,
  scripts: readonly string[] = latin,
): Files => ({
  name,
  scripts,
  weights,
})

const families: Readonly<Record<CreativeFamily, Files>> = {
  'Instrument Sans': files('instrument-sans'),
  'Bricolage Grotesque': files('bricolage-grotesque'),
  Arimo: files('arimo', all, wide),
  Roboto: files('roboto', all, wide),
  'Bebas Neue': files('bebas-neue', [400]),
  Caveat: files('caveat'),
  'DM Sans': files('dm-sans'),
  'DM Serif Display': files('dm-serif-display', [400]),
  'EB Garamond': files('eb-garamond'),
  Figtree: files('figtree'),
  Inter: files('inter'),
  'JetBrains Mono': files('jetbrains-mono'),
  Lato: files('lato', [400, 700]),
  Lora: files('lora'),
  Merriweather: files('merriweather'),
  Montserrat: files('montserrat'),
  Nunito: files('nunito'),
  'Open Sans': files('open-sans'),
  Oswald: files('oswald'),
  'Playfair Display': files('playfair-display'),
  Poppins: files('poppins'),
  Raleway: files('raleway'),
  'Roboto Slab': files('roboto-slab'),
  'Space Grotesk': files('space-grotesk'),
  'Work Sans': files('work-sans'),
  'Young Serif': files('young-serif', [400]),
}

/** The weights that a family has; others are drawn in the next heavier one. */
export const weightsOf = (family: CreativeFamily): readonly CreativeWeight[] => families[family].weights

/**
 * Files of a face, one for each script, such as `arimo-latin-700-normal.woff`. Uses the heaviest weight if the
 * requested one doesn't exist.
 */
export function fontFileNames(family: CreativeFamily, weight: CreativeWeight): string[] {
  const { name, scripts, weights } = families[family]
  const drawn = weights.find((one) => one >= weight) ?? weights.at(-1) ?? 400
  return scripts.map((script) => `${name}-${script}-${drawn}-normal.woff`)
}

/** The package that contains a file, such as `@fontsource/arimo`. */
export function fontPackage(fileName: string): string {
  const found = Object.values(families).find(({ name, scripts }) =>
    scripts.some((script) => fileName.startsWith(`${name}-${script}-`)),
  )
  if (!found) throw new Error(`no font of ours: ${fileName}`)
  return `@fontsource/${found.name}`
}
