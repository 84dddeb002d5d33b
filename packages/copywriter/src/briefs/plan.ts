import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Formula } from '@aloft/domain/briefs/brief-options.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Trade } from '../trades/trade.ts'

/** The formula of a brief. If none is chosen, the one that suits the campaign best. */
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

/**
 * The goal of a brief. If nobody chose one, a product's goal is sales, and a whole business gets the usual goal of its
 * trade, or awareness if the trade is unknown.
 */
export function goalFor(
  { goal, offeringType }: Pick<CampaignBrief, 'goal' | 'offeringType'>,
  trade: Pick<Trade, 'goal'> | null = null,
): Goal {
  return goal ?? (offeringType === 'product' ? 'sales' : (trade?.goal ?? 'awareness'))
}
