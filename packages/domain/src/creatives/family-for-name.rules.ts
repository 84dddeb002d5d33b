import { creativeFamilies, type CreativeFamily } from './creative-fonts.rules.ts'
import { nearestPairing } from './font-pairings.rules.ts'

/** The use of a family. */
export type FontUse = 'heading' | 'body'

const twins: Readonly<Record<string, CreativeFamily>> = {
  arial: 'Arimo',
  helvetica: 'Arimo',
  'helvetica neue': 'Arimo',
  'liberation sans': 'Arimo',
}

const fallbacks = { heading: 'Bricolage Grotesque', body: 'Instrument Sans' } as const

/**
 * The family that replaces one named by a website, such as `Georgia`: the same one, its metric twin, otherwise the
 * closest pairing. If a website names none, the product's own is used.
 */
export function creativeFamilyFor(name: string, use: FontUse): CreativeFamily {
  const wanted = bareName(name)
  if (wanted === '') return fallbacks[use]
  const same = creativeFamilies.find((family) => family.toLowerCase() === wanted)
  const twin = Object.hasOwn(twins, wanted) ? twins[wanted] : undefined
  return same ?? twin ?? nearestPairing(wanted)[use]
}

/** A family's name without additions from style sheets: `Lora Variable`, `Lato-Regular`, `__Inter_3a2b1c`. */
function bareName(name: string): string {
  return name
    .replace(/^_+|_[0-9a-f]{6}$/gu, '')
    .replaceAll(/[_-]+/gu, ' ')
    .replace(/\s(?:variable|var|vf|regular|web|webfont|fallback)$/iu, '')
    .trim()
    .toLowerCase()
}
