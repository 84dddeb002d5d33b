import { checkIdeaTitle, findIdeaForSite } from '@aloft/domain/ideas/idea.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { isTeamActive } from '@aloft/domain/teams/team-activity.rules'
import { CallError } from '../../action/call-error.ts'
import type { Db } from '../../db/db.ts'
import { findTeamOwner } from '../teams/team.repo.ts'
import { ideasOf } from './idea.repo.ts'

/** Reasons in the contract why a brand may not be created. */
export type IdeaClash =
  | { readonly error: 'existingIdea'; readonly ideaId: string }
  | { readonly error: 'existingTitle' }
  | { readonly error: 'overIdeaLimit'; readonly limit: number }
  | { readonly error: 'teamInactive' }

/** A brand to be created or changed: its owner, its team if any, and whether it adds to their number of brands. */
export interface IdeaPlace {
  /** Undefined for a new brand. */
  readonly id?: string
  readonly ownerId: string
  readonly teamId: string | null
  readonly title: string
  readonly url: string | null
  readonly isAdded: boolean
}

/**
 * Why a brand may not be created, or null (ONB-07, ONB-10, ACT-024, TEA-05). Locks the owner, so that parallel requests
 * can't both create a brand. The site is checked before the name: a retry after a lost reply then learns which brand
 * the first request created.
 */
export async function findIdeaClash(db: Db, place: IdeaPlace): Promise<IdeaClash | null> {
  const { ownerId, teamId, title, url } = place
  const ideas = ideasOf(db, ownerId)
  const planLabel = await ideas.lock()
  if (place.isAdded && teamId && !isTeamActive(planLabel)) return { error: 'teamInactive' }
  const others = (await ideas.siblings(teamId)).filter(({ id }) => id !== place.id)
  const existing = url && findIdeaForSite(others, url)
  if (existing) return { error: 'existingIdea', ideaId: existing.id }
  const titles = others.map((other) => other.title)
  if (checkIdeaTitle(title, titles) === 'existingTitle') return { error: 'existingTitle' }
  const limit = planOf(planLabel).numIdeas
  const active = others.filter(({ archiveDate }) => archiveDate === null)
  return place.isAdded && active.length >= limit ? { error: 'overIdeaLimit', limit } : null
}

/** Refuses a team that the account does not own: only its owner adds brands to it. */
export async function assertOwnsTeam(db: Db, userId: string, teamId: string): Promise<void> {
  const owner = await findTeamOwner(db, teamId)
  if (owner?.id !== userId) throw new CallError('forbidden')
}
