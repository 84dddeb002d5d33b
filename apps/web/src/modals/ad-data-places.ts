import { isCreatePath } from '../addresses/page-address.ts'
import type { PageName } from '../addresses/page-names.ts'
import { isPathOf } from '../addresses/page-paths.ts'

/**
 * Pages about one brand that stay empty without data for ads (OPN-99). Not the overview and the briefs, which
 * explain themselves what is missing.
 */
const places: readonly PageName[] = [
  'ad-runs',
  'campaign',
  'creative-mixer',
  'creatives',
  'design-editor',
  'design/check',
  'design/layout',
  'design/logo',
  'design/pick-layout',
  'design/type',
  'design/visual',
  'editor',
  'gallery',
  'list',
  'statistics',
  'timeline',
]

/** Whether a brand without data for its ads sees a notice at this path (MOD-12). */
export function isAdDataPlace(pathname: string): boolean {
  return !isCreatePath(pathname) && isPathOf(pathname, places)
}

/** A brand's data that ads could be made from. */
export interface AdData {
  readonly adGenData: Readonly<Record<string, unknown>>
  readonly numAds: number
  readonly hasBrandBrief: boolean
}

/** Whether nothing has been generated for a brand: no data, no brief, no ad. */
export function lacksAdData({ adGenData, numAds, hasBrandBrief }: AdData): boolean {
  return Object.keys(adGenData).length === 0 && numAds === 0 && !hasBrandBrief
}
