import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Formula } from '@aloft/domain/briefs/brief-options.rules'
import type { Goal } from '@aloft/domain/core/goals'

/** The formula of a brief; where none is chosen, the one that serves such a campaign best. */
export function formulaFor({
  formula,
  offeringType,
  goal,
}: Pick<CampaignBrief, 'formula' | 'offeringType' | 'goal'>): Formula {
  if (formula) return formula
  if (offeringType === 'product') return 'FAB'
  if (goal === 'leads') return 'PAS'
  return goal === 'sales' ? 'USP' : 'AIDA'
}

/** The goal of a brief; where none is chosen, a product is sold and a brand made known. */
export function goalFor({ goal, offeringType }: Pick<CampaignBrief, 'goal' | 'offeringType'>): Goal {
  return goal ?? (offeringType === 'product' ? 'sales' : 'awareness')
}
