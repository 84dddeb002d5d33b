import type { CreativeFamily } from './creative-fonts.rules.ts'

export type FontKind = 'serif' | 'sans' | 'slab' | 'mono' | 'script'

/** How a typeface looks, as far as its name says. */
export interface FontTraits {
  readonly kind: FontKind
  readonly width: 'narrow' | 'normal' | 'round'
  readonly weight: 'light' | 'regular' | 'heavy'
}

/** Two matching families, and how their headings look. */
export interface FontPairing extends FontTraits {
  readonly heading: CreativeFamily
  readonly body: CreativeFamily
}

const pairing = (
  traits: readonly [FontKind, FontTraits['width'], FontTraits['weight']],
  heading: CreativeFamily,
  body: CreativeFamily,
): FontPairing => ({ kind: traits[0], width: traits[1], weight: traits[2], heading, body })

/** The pairings that replace typefaces that we may not ship. */
export const fontPairings: readonly [FontPairing, ...FontPairing[]] = [
  pairing(['sans', 'normal', 'regular'], 'Inter', 'Inter'),
  pairing(['sans', 'normal', 'light'], 'Raleway', 'Open Sans'),
  pairing(['sans', 'normal', 'heavy'], 'Montserrat', 'Open Sans'),
  pairing(['sans', 'narrow', 'heavy'], 'Oswald', 'Open Sans'),
  pairing(['sans', 'round', 'regular'], 'Nunito', 'Nunito'),
  pairing(['serif', 'normal', 'light'], 'EB Garamond', 'Lato'),
  pairing(['serif', 'normal', 'regular'], 'Lora', 'Lora'),
  pairing(['serif', 'normal', 'heavy'], 'Merriweather', 'Open Sans'),
  pairing(['serif', 'narrow', 'heavy'], 'Playfair Display', 'Lato'),
  pairing(['slab', 'normal', 'regular'], 'Roboto Slab', 'Roboto'),
  pairing(['mono', 'normal', 'regular'], 'JetBrains Mono', 'Inter'),
  pairing(['script', 'normal', 'regular'], 'Caveat', 'Nunito'),
]

// Names that don't show how the typeface looks, by its traits.
const known: readonly (readonly [FontTraits, string])[] = [
  [
    { kind: 'serif', width: 'normal', weight: 'regular' },
    'georgia|times|times new roman|cambria|palatino|palatino linotype|book antiqua|charter|crimson|crimson text|crimson pro|spectral|newsreader|literata|libre baskerville|baskerville|vollkorn|gelasio|alegreya|cardo|tiempos',
  ],
  [
    { kind: 'serif', width: 'normal', weight: 'light' },
    'garamond|adobe garamond pro|cormorant|cormorant garamond|sabon|caslon|libre caslon|canela|cinzel|marcellus|hoefler text',
  ],
  [
    { kind: 'serif', width: 'normal', weight: 'heavy' },
    'recoleta|fraunces|cooper|cooper black|gloock|abril fatface|young serif|chonburi',
  ],
  [
    { kind: 'serif', width: 'narrow', weight: 'heavy' },
    'bodoni|bodoni moda|didot|prata|playfair|dm serif text|yeseva one|rufina|ogg',
  ],
  [
    { kind: 'slab', width: 'normal', weight: 'regular' },
    'rockwell|arvo|bitter|clarendon|sentinel|archer|memphis|aleo|crete round|courier prime',
  ],
  [
    { kind: 'sans', width: 'normal', weight: 'light' },
    'futura|avenir|avenir next|century gothic|brandon grotesque|quattrocento sans|josefin sans|jost|tenor sans|optima|didact gothic',
  ],
  [
    { kind: 'sans', width: 'normal', weight: 'heavy' },
    'gotham|proxima nova|sofia pro|poppins|outfit|urbanist|red hat display|lexend|sora|archivo black|circular|gilroy|kanit|prompt',
  ],
  [
    { kind: 'sans', width: 'narrow', weight: 'heavy' },
    'impact|anton|antonio|league gothic|fjalla one|din condensed|pathway gothic one|teko|big shoulders display',
  ],
  [
    { kind: 'sans', width: 'round', weight: 'regular' },
    'quicksand|comfortaa|fredoka|fredoka one|varela|baloo|baloo 2|dosis|m plus rounded 1c|nunito sans|rubik|arial rounded mt bold',
  ],
  [
    { kind: 'mono', width: 'normal', weight: 'regular' },
    'courier|courier new|consolas|menlo|monaco|inconsolata|fira code|source code pro|lucida console',
  ],
  [
    { kind: 'script', width: 'normal', weight: 'regular' },
    'lobster|great vibes|satisfy|sacramento|allura|parisienne|amatic sc|comic sans ms|shadows into light|indie flower|kalam|permanent marker|zapfino|snell roundhand',
  ],
]

const byName: ReadonlyMap<string, FontTraits> = new Map(
  known.flatMap(([traits, names]) => names.split('|').map((name) => [name, traits] as const)),
)

/** How a typeface looks, based on its name; a plain sans if the name says nothing. */
export function fontTraits(name: string): FontTraits {
  const text = name.trim().toLowerCase()
  const found = byName.get(text)
  if (found) return found
  const has = (words: RegExp) => words.test(text)
  return {
    kind: has(/\bmono\b|\bcode\b|typewriter/u)
      ? 'mono'
      : has(/script|\bhand|brush|calligraph|cursive|marker/u)
        ? 'script'
        : has(/\bslab\b/u)
          ? 'slab'
          : has(/(?<!sans[ -])serif\b|antiqua|roman\b|garamond|baskerville|bodoni|caslon|didot/u)
            ? 'serif'
            : 'sans',
    width: has(/condensed|narrow|compressed|\bcond\b/u) ? 'narrow' : has(/round/u) ? 'round' : 'normal',
    weight: has(/black|heavy|bold|fat/u) ? 'heavy' : has(/light|thin|hairline/u) ? 'light' : 'regular',
  }
}

/** The pairing that looks most like a typeface. */
export function nearestPairing(name: string): FontPairing {
  const traits = fontTraits(name)
  const distance = (one: FontPairing) =>
    kindDistance(one.kind, traits.kind) +
    (one.width === traits.width ? 0 : 2) +
    (one.weight === traits.weight ? 0 : 1)
  return fontPairings.reduce((best, one) => (distance(one) < distance(best) ? one : best), fontPairings[0])
}

function kindDistance(one: FontKind, other: FontKind): number {
  if (one === other) return 0
  return [one, other].every((kind) => kind === 'serif' || kind === 'slab') ? 5 : 10
}
