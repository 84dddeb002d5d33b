import { copyFields } from '../balloons/copy-fields.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { adGaps, adNeeds, type AdReadiness } from './ad-readiness.rules.ts'
import { settingKeys } from './ad-settings.rules.ts'
import type { AdField } from './editor-sections.rules.ts'

const targetingOrder = [
  'specialAdCategories',
  'minAge',
  'gender',
  'keywords',
  'interests',
  'payer',
  'beneficiary',
  'locations',
  'languages',
] as const satisfies readonly AdField[]

/**
 * The fields that block the launch of an ad, each once, in the order of the editor's page (EDT-12). A rule about the ad
 * as a whole has no field.
 */
export function launchFixes(readiness: AdReadiness, platform: AdPlatform): readonly AdField[] {
  const page: readonly AdField[] = [
    ...copyFields[platform].map(({ key }) => key),
    ...adNeeds,
    ...targetingOrder,
    ...settingKeys,
  ]
  const placeOf = (field: AdField) => (page.includes(field) ? page.indexOf(field) : page.length)
  const fields = adGaps(readiness).flatMap(({ field }) => field ?? [])
  return [...new Set(fields)].toSorted((left, right) => placeOf(left) - placeOf(right))
}
