import type { EditBase } from '@aloft/contract/balloons/balloon-data.schemas'
import { checkBalloonName, uniqueBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import { balloonLimits } from '@aloft/domain/balloons/balloon-limits.rules'
import { type BalloonStatus, isEditable, isSubmitted } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { lastValue, readValues } from '@aloft/domain/balloons/balloon-history.rules'
import {
  changedValues,
  checkValues,
  findMisfits,
  maxAdsPerCampaign,
  outdatedValues,
  surplusAdKey,
} from '@aloft/domain/balloons/edit-checks.rules'
import type { EditConflict } from '@aloft/domain/balloons/edit-conflict.entity'
import { normaliseName } from '@aloft/domain/core/names'
import type { JsonValue } from '@aloft/domain/core/json'
import { checkPath, pathsIn } from '@aloft/domain/balloons/path.rules'
import { breaksLaunchHistory } from '@aloft/domain/balloons/launch-history.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { BrandRole } from '@aloft/domain/teams/roles.rules'
import { CallError } from '../../action/call-error.ts'
import type { Db } from '../../db/db.ts'
import { findUsernames } from '../account/account.repo.ts'
import { conflictingKeys, type Edit, editedEntries, withEntries } from './balloon-edit.ts'
import { upsertEntries } from './balloon-value.repo.ts'
import {
  findBalloonForUpdate,
  findBalloonNames,
  findPaths,
  hasBeenLaunched,
  insertBalloonRow,
  lockBrandOwner,
  updateBalloonRow,
} from './balloon.repo.ts'

/** Values by key, such as `component/{id}/fbTitle`. */
export type Values = Readonly<Record<string, JsonValue>>

/**
 * Adds a draft ad with its first values, written by the product. The name must be unique within the brand: see
 * `freeBalloonName`. `progress` is 0 to 100.
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
  requireFit({}, values)
  const entries = Object.entries(values).map(
    ([key, value]) => [key, { value, date: row.now, isUserUpdate: false, authorId: null }] as const,
  )
  await insertBalloonRow(db, { ...row, ctaSelectors: [], entries: Object.fromEntries(entries) })
}

/**
 * Writes an ad's values that differ from its latest ones, by the rules of its history (ENT-11). Needs a transaction.
 * Throws if there is no such ad or a value is invalid, because the product never writes invalid values.
 */
export async function writeValues(
  db: Db,
  { ideaId, balloonId }: { readonly ideaId: string; readonly balloonId: string },
  values: Values,
  edit: Edit,
): Promise<void> {
  const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
  if (!balloon) throw new Error(`brand ${ideaId} has no balloon ${balloonId}`)
  requireFit(readValues(balloon.data), values)
  await upsertEntries(db, balloonId, editedEntries(balloon, values, edit))
}

function requireFit(stored: Values, values: Values): void {
  const misfits = findMisfits(stored, values)
  if (misfits.length > 0) throw new Error(`values that do not fit an ad: ${misfits.join(', ')}`)
}

/** The free name closest to the preferred one for a new ad of a brand (FLV-14). The caller has locked the owner. */
export async function freeBalloonName(db: Db, ideaId: string, preferred: string): Promise<string> {
  return uniqueBalloonName(await findBalloonNames(db, ideaId), preferred)
}

/** Result of a person's edit of an ad: the ad afterwards, or why nothing was written. */
export type Edited =
  | { readonly balloon: BalloonWithHistory }
  | { readonly error: 'balloonNotFound' }
  | { readonly error: 'adNotEditable'; readonly status: BalloonStatus }
  | { readonly error: 'balloonInvalid'; readonly fields: Record<string, string> }
  | { readonly error: 'maxAdsPerCampaign'; readonly limit: number; readonly key: string }

/** Result of an edit that states the values it was based on. */
export type Merged =
  | Edited
  | {
      readonly error: 'editConflict'
      readonly balloon: BalloonWithHistory
      readonly conflicts: EditConflict[]
    }

interface Change {
  readonly name?: string | undefined
  readonly values: Values
  /** Path of the values in the payload; the field of a refused value begins with it. */
  readonly field: string
}
type Subject = Readonly<Record<'ideaId' | 'balloonId', string>>

/** The author of an edit, with their role on the ad's brand. */
export interface Author {
  readonly authorId: string
  readonly role: BrandRole
  readonly now: Date
}

/**
 * Writes a person's changes to an ad: values that differ from the latest ones, and the name if it differs (EDT-03,
 * ENT-35, FLV-13, FLV-14). Texts too long for the platform are stored as drafts. A value of another type, of a missing
 * component, or by somebody who may not write it is an invalid payload (OPN-29). All values from people come through
 * here; the product writes its own through `writeValues`.
 */
export async function editBalloon(db: Db, subject: Subject, change: Change, author: Author): Promise<Edited> {
  const held = await holdForEdit(db, subject, change, author)
  return 'error' in held ? held : writeEdit(db, subject.ideaId, held.balloon, change, author)
}

/**
 * Like `editBalloon`, but only if each key still has a value that the edit was based on. Otherwise writes nothing and
 * returns the ad with the keys that somebody else changed in the meantime.
 */
export async function mergeEdit(
  db: Db,
  subject: Subject,
  { base, ...change }: Change & { readonly base: EditBase },
  author: Author,
): Promise<Merged> {
  const held = await holdForEdit(db, subject, change, author)
  if ('error' in held) return held
  const conflicts = await findConflicts(db, held.balloon, change, base)
  if (conflicts.length > 0) return { error: 'editConflict', balloon: held.balloon, conflicts }
  return writeEdit(db, subject.ideaId, held.balloon, change, author)
}

async function holdForEdit(db: Db, { ideaId, balloonId }: Subject, change: Change, author: Author) {
  const { name, values } = change
  // Lock the owner first, as when ads are created: no other name or path can be taken while they are compared.
  if (name !== undefined || pathsIn(values).length > 0) await lockBrandOwner(db, ideaId)
  const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
  if (!balloon) return { error: 'balloonNotFound' } as const
  if (!isEditable(balloon)) return { error: 'adNotEditable', status: balloon.status } as const
  refuseWrongValues(balloon, change, author)
  const key = surplusAdKey(readValues(balloon.data), values)
  return key === null ? { balloon } : ({ error: 'maxAdsPerCampaign', limit: maxAdsPerCampaign, key } as const)
}

function refuseWrongValues({ data, status }: Balloon, { values, field }: Change, { role }: Author): void {
  const editing = { isOwner: role === 'owner', isSubmitted: isSubmitted(status) }
  const [wrong] = Object.keys(checkValues(data, values, editing))
  if (wrong !== undefined) throw new CallError('invalidPayload', { field: `${field}.${wrong}` })
}

async function findConflicts(
  db: Db,
  balloon: Balloon,
  { name, values }: Change,
  base: EditBase,
): Promise<EditConflict[]> {
  const edited = { ...values, ...(name !== undefined && { name: normaliseName(name) }) }
  const conflicts = conflictingKeys(balloon, edited, base).map((key) => {
    const entry = key === 'name' ? undefined : lastValue(balloon.data[key] ?? [])
    const value = key === 'name' ? balloon.name : (entry?.value ?? null)
    return { key, value, date: entry?.date ?? null, authorId: entry?.authorId ?? null }
  })
  const authors = new Set(conflicts.flatMap(({ authorId }) => authorId ?? []))
  const names = authors.size > 0 ? await findUsernames(db, [...authors]) : new Map<string, string>()
  return conflicts.map((one) => ({ ...one, authorName: names.get(one.authorId ?? '') ?? null }))
}

async function writeEdit(
  db: Db,
  ideaId: string,
  balloon: BalloonWithHistory,
  { name, values }: Change,
  author: Author,
): Promise<Edited> {
  const stored = readValues(balloon.data)
  const changed = changedValues(stored, values)
  // A launched ad has figures, which must continue to describe the same campaign (FLV-11).
  if (breaksLaunchHistory(stored, { ...stored, ...changed }) && (await hasBeenLaunched(db, balloon.id)))
    return { error: 'balloonInvalid', fields: { componentOrder: 'hasRunHistory' } }
  const wrongPaths = await findWrongPaths(db, ideaId, balloon.id, changed)
  if (Object.keys(wrongPaths).length > 0) return { error: 'balloonInvalid', fields: wrongPaths }
  const newName = name !== undefined && name.trim() !== balloon.name ? normaliseName(name) : null
  if (newName !== null) {
    const otherNames = await findBalloonNames(db, ideaId, balloon.id)
    const failure = checkBalloonName(newName, otherNames)
    if (failure) return { error: 'balloonInvalid', fields: { name: failure } }
    await updateBalloonRow(db, balloon.id, { name: newName })
  }
  const entries = [
    ...editedEntries(balloon, changed, { authorId: author.authorId, now: author.now, isUserUpdate: true }),
    ...editedEntries(balloon, outdatedValues(stored, changed), {
      authorId: null,
      isUserUpdate: false,
      now: author.now,
    }),
  ]
  const edited = withEntries({ ...balloon, name: newName ?? balloon.name }, entries)
  if (Object.keys(edited.data).length > balloonLimits.keysPerBalloon)
    throw new CallError('invalidPayload', { field: 'data' })
  await upsertEntries(db, balloon.id, entries)
  return { balloon: edited }
}

/** Paths refused in an edit, by key (FLV-15). */
async function findWrongPaths(
  db: Db,
  ideaId: string,
  balloonId: string,
  values: Values,
): Promise<Record<string, string>> {
  const paths = pathsIn(values)
  if (paths.length === 0) return {}
  const storedPaths = await findPaths(db, ideaId)
  const wrong = paths.flatMap(([key, path]) => {
    const ofOthers = storedPaths.filter(
      (one) => one.balloonId !== balloonId || !Object.hasOwn(values, one.key),
    )
    const beside = paths.flatMap(([other, taken]) => (other === key ? [] : [taken]))
    const failure = checkPath(path, [...ofOthers.map((one) => one.path), ...beside])
    return failure ? [[key, failure] as const] : []
  })
  return Object.fromEntries(wrong)
}
