/** Families whose letters the product can draw as paths (decision "Fonts"). */
export const creativeFamilies = ['Instrument Sans', 'Bricolage Grotesque', 'Arimo', 'Roboto'] as const
export type CreativeFamily = (typeof creativeFamilies)[number]

export const creativeWeights = [400, 600, 700] as const
export type CreativeWeight = (typeof creativeWeights)[number]

const standIns: Readonly<Record<string, CreativeFamily>> = {
  arial: 'Arimo',
  helvetica: 'Arimo',
  'helvetica neue': 'Arimo',
  'liberation sans': 'Arimo',
  inter: 'Instrument Sans',
}

/**
 * The family that stands for one a website names, such as `Helvetica`: itself, its metric twin, else the given
 * fallback.
 */
export function creativeFamilyFor(name: string, fallback: CreativeFamily): CreativeFamily {
  const wanted = name.trim().toLowerCase()
  const same = creativeFamilies.find((family) => family.toLowerCase() === wanted)
  return same ?? (Object.hasOwn(standIns, wanted) ? standIns[wanted] : undefined) ?? fallback
}
