import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { launchLimit, newAdLimit } from '@aloft/domain/balloons/ad-limit.rules'
import { maxDrafts, planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type { Db } from '../../db/db.ts'
import { countDrafts, listAdActivities } from './ad-activity.repo.ts'
import { lockBrandOwner } from './balloon.repo.ts'

// GEN-09, OPN-52, OPN-53, API-13

/** Who pays for a brand, locked, with the plan in force. */
type Owner = Awaited<ReturnType<typeof lockBrandOwner>>

/** Why a brand takes no more drafts, in the words of the contract. */
type DraftRefusal = { readonly error: 'maxDrafts' } & AdLimit
/** Why no ad can be made, in the words of the contract. */
type NewAdRefusal = DraftRefusal | ({ readonly error: 'maxAds' } & AdLimit)

/**
 * Locks a brand's owner and returns what keeps a new ad from it, or null: as many active ads as the plan allows, or as
 * many drafts as a brand holds. Needs a transaction; to be called before anything of an ad is locked.
 */
export async function findNewAdRefusal(db: Db, ideaId: string): Promise<NewAdRefusal | null> {
  const owner = await lockBrandOwner(db, ideaId)
  const limit = newAdLimit(await listAdActivities(db, owner.id), planOf(owner.planLabel).maxAds)
  return limit ? { error: 'maxAds', ...limit } : findDraftRefusal(db, ideaId)
}

/** The same for one more draft alone, as where an archived one comes back. The owner must be locked. */
export async function findDraftRefusal(db: Db, ideaId: string): Promise<DraftRefusal | null> {
  const count = await countDrafts(db, ideaId)
  return count >= maxDrafts ? { error: 'maxDrafts', limit: maxDrafts, count } : null
}

/** See `launchLimit`. The owner must be locked. */
export async function findLaunchLimit(db: Db, owner: Owner, balloonId: string): Promise<AdLimit | null> {
  return launchLimit(await listAdActivities(db, owner.id), balloonId, planOf(owner.planLabel).maxAds)
}
