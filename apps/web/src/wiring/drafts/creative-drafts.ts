import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { isSameJson, type JsonValue } from '@aloft/domain/core/json'
import type { DraftQueueView } from '@aloft/machines/draft-queue/draft-queue.connect'
import type { SaveResult } from '@aloft/machines/draft-queue/draft-queue.machine'
import type { DraftUpdate } from '@aloft/machines/draft-queue/drafts'
import { absorbCreative, knownCreative } from '../../state/creatives.ts'
import { changeScenes, dropScene, settleScenes } from '../../state/scene-edits.ts'
import { api } from '../core/api.ts'
import { productNow } from '../core/clock.ts'
import { openDraftQueue, refusalIn, useDraftQueue } from './draft-queue.ts'

/** Pause after which changes of a picture are saved, in milliseconds. */
const saveAfterMs = 800

/**
 * Saves scenes by format. A creative is saved as a whole, so the other formats are taken from the server's newest version,
 * and a format that somebody else changed since is left to the user.
 */
async function save({ ideaId, id: adCreativeId, data, base }: DraftUpdate): Promise<SaveResult> {
  const newest = await api.call('get-ad-creative', { adCreativeId })
  const refused = refusalIn(newest, data, 'data')
  if (refused) return refused
  if (newest.kind !== 'reply') throw new Error(`get-ad-creative: ${newest.kind}`)
  const current = newest.reply
  const conflicts = Object.entries(data).flatMap(([key, mine]) => {
    const theirs = sceneOf(current, key)
    const isExpected = base[key]?.some((known) => isSameJson(known, theirs)) ?? true
    return isExpected || isSameJson(mine, theirs) ? [] : [{ key, value: theirs, ...unknownAuthor }]
  })
  if (conflicts.length > 0) {
    absorbCreative(current)
    return { conflicts }
  }
  const creative = { layout: current.layout, creatives: { ...current.creatives, ...(data as Scenes) } }
  const outcome = await api.call('save-ad-creative', { ideaId, adCreativeId, creative })
  if (outcome.kind === 'failure') return { refusal: refusalByFailure[outcome.failure.error], keys: null }
  const refusal = refusalIn(outcome, data, 'data')
  if (refusal) return { ...refusal, keys: null }
  if (outcome.kind !== 'reply') throw new Error(`save-ad-creative: ${outcome.kind}`)
  absorbCreative(outcome.reply.adCreative)
  settleScenes(adCreativeId, data)
  return { savedAt: productNow() }
}

const refusalByFailure = {
  creativeNotFound: 'gone',
  mediaNotFound: 'missingPicture',
  planLapsed: 'plan',
} as const

const unknownAuthor = { date: null, authorId: null, authorName: null } as const

const sceneOf = ({ creatives }: AdCreative, format: string): JsonValue =>
  (creatives as Readonly<Record<string, JsonValue>>)[format] ?? null

/** The pictures being edited. */
export const creativeDrafts = openDraftQueue({
  kind: 'creative',
  name: 'Creative drafts',
  pauseMs: saveAfterMs,
  save,
  show: (edits) => edits.forEach(({ id, key, value }) => changeScenes(id, { [key]: value })),
  drop: dropScene,
})

export const useCreativeQueue = (): DraftQueueView => useDraftQueue(creativeDrafts)

/** Shows changed scenes of a creative at once, and saves them after a pause. */
export function editScenes(ideaId: string, id: string, scenes: Scenes): void {
  const saved = knownCreative(id)
  const data = scenes as Readonly<Record<string, JsonValue>>
  const base = Object.keys(saved ? data : {}).map(
    (key) => [key, [saved ? sceneOf(saved, key) : null]] as const,
  )
  changeScenes(id, scenes)
  creativeDrafts.change({ ideaId, id, data, base: Object.fromEntries(base) })
}
