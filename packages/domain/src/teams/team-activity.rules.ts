import { planOf } from '../plans/plan-catalogue.rules.ts'

/**
 * Whether a team may invite members and add brands: its owner's plan has teams (TEA-05, OPN-65). A plan that lapses
 * becomes the free one, which has none (OPN-56).
 */
export function isTeamActive(ownerPlanLabel: string): boolean {
  return planOf(ownerPlanLabel).isTeams
}
