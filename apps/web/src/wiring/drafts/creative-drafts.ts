import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { mergedScene, settledScene } from '@aloft/domain/creatives/studio/merge-scenes.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { isSameJson, type JsonValue } from '@aloft/domain/core/json'
import type { DraftQueueView } from '@aloft/machines/draft-queue/draft-queue.connect'
import type { SaveResult } from '@aloft/machines/draft-queue/draft-queue.machine'
import type { DraftUpdate, RivalValue } from '@aloft/machines/draft-queue/drafts'
import { absorbCreative, dropDrawings, knownCreative } from '../../state/creatives.ts'
import { changeScenes, dropScene, settleScenes } from '../../state/scene-edits.ts'
import { api } from '../core/api.ts'
import { productNow } from '../core/clock.ts'
import { openDraftQueue, refusalIn, useDraftQueue } from './draft-queue.ts'

/** Pause after which changes of a picture are saved, in milliseconds. */
const saveAfterMs = 800

/** How often a save is merged into what somebody else has saved in between, before it waits for the next try. */
const maxMerges = 5

/**
 * Saves scenes by format. What somebody else has saved since is merged layer by layer; where both changed one layer, the format is
 * left to the user.
 */
async function save(update: DraftUpdate): Promise<SaveResult> {
  for (let merges = 0; merges < maxMerges; merges++) {
    const result = await saveOntoNewest(update)
    if (result !== 'changedMeanwhile') return result
  }
  throw new Error('save-ad-creative: changed each time')
}

async function saveOntoNewest(update: DraftUpdate): Promise<SaveResult | 'changedMeanwhile'> {
  const { ideaId, id: adCreativeId, data } = update
  const newest = await api.call('get-ad-creative', { adCreativeId })
  const refused = refusalIn(newest, data, 'data')
  if (refused) return refused
  if (newest.kind !== 'reply') throw new Error(`get-ad-creative: ${newest.kind}`)
  const current = newest.reply
  const { scenes, conflicts } = mergedInto(current, update)
  if (conflicts.length > 0) {
    absorbCreative(current)
    return { conflicts }
  }
  const creative = { layout: current.layout, creatives: { ...current.creatives, ...scenes } }
  const base = current.creatives
  const outcome = await api.call('save-ad-creative', { ideaId, adCreativeId, creative, base })
  if (outcome.kind === 'failure') {
    const { error } = outcome.failure
    if (error === 'creativeChanged') return 'changedMeanwhile'
    return { refusal: refusalByFailure[error], keys: null }
  }
  const refusal = refusalIn(outcome, data, 'data')
  if (refusal) return { ...refusal, keys: null }
  if (outcome.kind !== 'reply') throw new Error(`save-ad-creative: ${outcome.kind}`)
  absorbCreative(outcome.reply.adCreative)
  dropDrawings(adCreativeId)
  settleScenes(adCreativeId, data)
  return { savedAt: productNow() }
}

/** The edited scenes with what somebody else saved of them, and the formats in which both changed the same. */
function mergedInto(
  current: AdCreative,
  { data, base }: DraftUpdate,
): { scenes: Scenes; conflicts: readonly RivalValue[] } {
  const scenes: Record<string, JsonValue> = {}
  const conflicts: RivalValue[] = []
  for (const [key, mine] of Object.entries(data)) {
    const theirs = sceneOf(current, key)
    const known = base[key] ?? []
    const isExpected = known.length === 0 || known.some((one) => isSameJson(one, theirs))
    const merged = isExpected || isSameJson(mine, theirs) ? mine : mergedValue(known[0], mine, theirs)
    if (merged === null) conflicts.push({ key, value: theirs, ...unknownAuthor })
    else scenes[key] = merged
  }
  return { scenes, conflicts }
}

/** Both edits of a scene together; null if somebody has to choose. Based on the first known value, as later ones may never have arrived. */
function mergedValue(base: JsonValue | undefined, mine: JsonValue, theirs: JsonValue): JsonValue {
  if (!base || !mine || !theirs) return null
  const merged = mergedScene(asScene(base), asScene(mine), asScene(theirs))
  if (!merged || merged.conflicts.length > 0 || merged.isBackgroundInConflict) return null
  return merged.scene
}

/** Values of this queue are scenes: those of the server and of the studio. */
const asScene = (value: JsonValue) => value as unknown as Creative

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

/** A format in which somebody else changed the same as the user. */
export interface SceneConflict {
  readonly format: CreativeFormat
  /** Null if neither of them began with a scene. */
  readonly base: Creative | null
  readonly mine: Creative
  readonly theirs: Creative
}

/** The formats of a creative that wait for the user's choice. */
export function sceneConflictsOf(conflicts: DraftQueueView['conflicts'], id: string): SceneConflict[] {
  return conflicts.flatMap(({ id: of, mine, base: [base], theirs: { key, value: theirs } }) =>
    of === id
      ? [
          {
            format: key as CreativeFormat,
            base: base ? asScene(base) : null,
            mine: asScene(mine),
            theirs: asScene(theirs),
          },
        ]
      : [],
  )
}

/** Settles a format: where both changed the same, one side is taken; what only one of them changed stays. */
export function settleConflict(
  { ideaId, id }: Pick<DraftUpdate, 'ideaId' | 'id'>,
  { format, base, mine, theirs }: SceneConflict,
  takes: 'mine' | 'theirs',
): void {
  const [first, second] = takes === 'mine' ? [mine, theirs] : [theirs, mine]
  const settled = base ? settledScene(base, first, second) : first
  const isTheirs = isSameJson(settled, theirs)
  // A newer word of the user's, which the choice sends.
  if (!isTheirs) editScenes(ideaId, id, { [format]: settled })
  creativeDrafts.choose({ id, key: format, takes: isTheirs ? 'theirs' : 'mine' })
}
