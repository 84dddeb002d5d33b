import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { checkBalloonName, uniqueBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import { balloonLimits } from '@aloft/domain/balloons/balloon-limits.rules'
import { type BalloonStatus, isEditable } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { CallError } from '../../action/call-error.ts'
import type { Db } from '../../db/db.ts'
import { type Edit, editedEntries, withEntries } from './balloon-edit.ts'
import { upsertEntries } from './balloon-value.repo.ts'
import {
  countActiveAds,
  findBalloonForUpdate,
  findBalloonNames,
  insertBalloonRow,
  lockBrandOwner,
  updateBalloonRow,
} from './balloon.repo.ts'

/** Values by key, such as `component/{id}/fbTitle`. */
export type Values = Readonly<Record<string, JsonValue>>

/**
 * Adds an ad in work with its first values, which are the product's own. The name must be one that no other ad of
 * the brand has: see `freeBalloonName`. `progress` is 0 to 100.
 */
export async function insertBalloon(
  db: Db,
  balloon: {
    readonly id: string
    readonly ideaId: string
    readonly name: string
    readonly platform: AdPlatform | null
    readonly values: Values
    readonly progress: number
    readonly now: Date
  },
): Promise<void> {
  const { values, ...row } = balloon
  const entries = Object.entries(values).map(
    ([key, value]) => [key, { value, date: row.now, isUserUpdate: false, authorId: null }] as const,
  )
  await insertBalloonRow(db, { ...row, ctaSelectors: [], entries: Object.fromEntries(entries) })
}

/**
 * Writes those values of an ad that differ from its latest ones, by the rules of its history (ENT-11). Needs a
 * transaction; throws where there is no such ad.
 */
export async function writeValues(
  db: Db,
  { ideaId, balloonId }: { readonly ideaId: string; readonly balloonId: string },
  values: Values,
  edit: Edit,
): Promise<void> {
  const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
  if (!balloon) throw new Error(`brand ${ideaId} has no balloon ${balloonId}`)
  await upsertEntries(db, balloonId, editedEntries(balloon, values, edit))
}

/** The free name nearest to a wish for one more ad of a brand (FLV-14). `reachedAdLimit` must hold the owner. */
export async function freeBalloonName(db: Db, ideaId: string, wish: string): Promise<string> {
  return uniqueBalloonName(await findBalloonNames(db, ideaId), wish)
}

/**
 * Holds a brand's owner and answers null, or the plan's maximum of ads with their number where no more fit into it
 * (GEN-09, OPN-53). Needs a transaction; to be called before anything of an ad is held.
 */
export async function reachedAdLimit(db: Db, ideaId: string): Promise<AdLimit | null> {
  const owner = await lockBrandOwner(db, ideaId)
  const limit = planOf(owner.planLabel).maxAds
  const count = await countActiveAds(db, owner.id)
  return count >= limit ? { limit, count } : null
}

/** What an edit of an ad by a person came to: the ad as it is then, or why nothing was written. */
export type Edited =
  | { readonly balloon: Balloon }
  | { readonly error: 'balloonNotFound' }
  | { readonly error: 'adNotEditable'; readonly status: BalloonStatus }
  | { readonly error: 'balloonInvalid'; readonly fields: Record<string, string> }

/**
 * Writes what a person changed of an ad: values that differ from the latest ones, and the name where it differs
 * (EDT-03, ENT-35, FLV-13, FLV-14). Texts that are too long for the platform are kept as the draft they are.
 */
export async function editBalloon(
  db: Db,
  subject: { readonly ideaId: string; readonly balloonId: string },
  { name, values }: { readonly name?: string | undefined; readonly values: Values },
  edit: { readonly authorId: string; readonly now: Date },
): Promise<Edited> {
  // The owner comes first, as where ads are made: names are compared while no other can be taken.
  if (name !== undefined) await lockBrandOwner(db, subject.ideaId)
  const balloon = await findBalloonForUpdate(db, subject.ideaId, subject.balloonId)
  if (!balloon) return { error: 'balloonNotFound' }
  if (!isEditable(balloon)) return { error: 'adNotEditable', status: balloon.status }
  const newName = name !== undefined && name.trim() !== balloon.name ? name.trim() : null
  if (newName !== null) {
    const otherNames = await findBalloonNames(db, subject.ideaId, balloon.id)
    const failure = checkBalloonName(newName, otherNames)
    if (failure) return { error: 'balloonInvalid', fields: { name: failure } }
    await updateBalloonRow(db, balloon.id, { name: newName })
  }
  const entries = editedEntries(balloon, values, { ...edit, isUserUpdate: true })
  const edited = withEntries({ ...balloon, name: newName ?? balloon.name }, entries)
  if (Object.keys(edited.data).length > balloonLimits.keysPerBalloon)
    throw new CallError('invalidPayload', { field: 'data' })
  await upsertEntries(db, balloon.id, entries)
  return { balloon: edited }
}
