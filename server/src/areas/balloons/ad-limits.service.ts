import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { launchLimit, newAdLimit } from '@aloft/domain/balloons/ad-limit.rules'
import { maxDrafts, planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type { Db } from '../../db/db.ts'
import { countDrafts, listAdActivities } from './ad-activity.repo.ts'
import { lockBrandOwner } from './balloon.repo.ts'

// GEN-09, OPN-52, OPN-53, API-13

/** The account that pays for a brand, locked, with its current plan. */
type Owner = Awaited<ReturnType<typeof lockBrandOwner>>

/** Reason in the contract why a brand can't have more drafts. */
type DraftRefusal = { readonly error: 'maxDrafts' } & AdLimit
/** Reason in the contract why no ad can be created. */
type NewAdRefusal = DraftRefusal | ({ readonly error: 'maxAds' } & AdLimit)

/**
 * Locks a brand's owner and returns what prevents a new ad, or null: the plan's limit of active ads, or the brand's
 * limit of drafts. Needs a transaction; call it before locking any ad.
 */
export async function findNewAdRefusal(db: Db, ideaId: string): Promise<NewAdRefusal | null> {
  const owner = await lockBrandOwner(db, ideaId)
  const limit = newAdLimit(await listAdActivities(db, owner.id), planOf(owner.planLabel).maxAds)
  return limit ? { error: 'maxAds', ...limit } : findDraftRefusal(db, ideaId)
}

/**
 * Like `findNewAdRefusal`, for a draft alone, for example when one is restored from the archive. The caller has locked
 * the owner.
 */
export async function findDraftRefusal(db: Db, ideaId: string): Promise<DraftRefusal | null> {
  const count = await countDrafts(db, ideaId)
  return count >= maxDrafts ? { error: 'maxDrafts', limit: maxDrafts, count } : null
}

/** See `launchLimit`. The caller has locked the owner. */
export async function findLaunchLimit(db: Db, owner: Owner, balloonId: string): Promise<AdLimit | null> {
  return launchLimit(await listAdActivities(db, owner.id), balloonId, planOf(owner.planLabel).maxAds)
}
