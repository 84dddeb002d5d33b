import { creativeFamilies, type CreativeFamily } from './creative-fonts.rules.ts'
import { nearestPairing } from './font-pairings.rules.ts'

/** What a family is used for. */
export type FontUse = 'heading' | 'body'

const twins: Readonly<Record<string, CreativeFamily>> = {
  arial: 'Arimo',
  helvetica: 'Arimo',
  'helvetica neue': 'Arimo',
  'liberation sans': 'Arimo',
}

const fallbacks = { heading: 'Bricolage Grotesque', body: 'Instrument Sans' } as const

/**
 * The family that stands for one a website names, such as `Georgia`: itself, its metric twin, else the nearest of the
 * pairings. A website that names none has the product's own.
 */
export function creativeFamilyFor(name: string, use: FontUse): CreativeFamily {
  const wanted = bareName(name)
  if (wanted === '') return fallbacks[use]
  const same = creativeFamilies.find((family) => family.toLowerCase() === wanted)
  const twin = Object.hasOwn(twins, wanted) ? twins[wanted] : undefined
  return same ?? twin ?? nearestPairing(wanted)[use]
}

/** A family's name without what style sheets add to it: `Lora Variable`, `Lato-Regular`, `__Inter_3a2b1c`. */
function bareName(name: string): string {
  return name
    .replace(/^_+|_[0-9a-f]{6}$/gu, '')
    .replaceAll(/[_-]+/gu, ' ')
    .replace(/\s(?:variable|var|vf|regular|web|webfont|fallback)$/iu, '')
    .trim()
    .toLowerCase()
}
