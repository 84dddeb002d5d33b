import { planOf } from '../plans/plan-catalogue.rules.ts'

/**
 * Whether a team may invite members and add brands: its owner's plan includes teams (TEA-05, OPN-65). A lapsed plan
 * becomes the free one, which doesn't (OPN-56).
 */
export function isTeamActive(ownerPlanLabel: string): boolean {
  return planOf(ownerPlanLabel).isTeams
}
