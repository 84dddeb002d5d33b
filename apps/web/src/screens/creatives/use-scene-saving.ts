import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { mergedScene } from '@aloft/domain/creatives/studio/merge-scenes.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { saveStateOf, stateOfDraft } from '@aloft/machines/draft-queue/draft-queue.connect'
import type { OpenStudio } from '@aloft/views/creatives/studio/studio-content'
import { useMemo } from 'react'
import { useFormatDrawings } from '../../creatives/use-format-drawings.ts'
import {
  creativeDrafts,
  type SceneConflict,
  sceneConflictsOf,
  settleConflict,
  useCreativeQueue,
} from '../../wiring/drafts/creative-drafts.ts'

/** How far a creative is saved, and what has to be settled first; both sides of a conflict are drawn in the open format. */
export function useSceneSaving(
  { _id: id, ideaId }: AdCreative,
  open: CreativeFormat,
): Pick<OpenStudio, 'save' | 'trouble'> {
  const queue = useCreativeQueue()
  const state = stateOfDraft(queue, id)
  const conflicts = useMemo(() => sceneConflictsOf(queue.conflicts, id), [queue.conflicts, id])
  const shown = conflicts.find(({ format }) => format === open) ?? conflicts[0]
  const [mine, theirs] = [useSide(shown, 'mine'), useSide(shown, 'theirs')]
  const save = useMemo(
    () => ({ state: saveStateOf(state), savedAt: queue.savedAt, onRetry: creativeDrafts.retry }),
    [state, queue.savedAt],
  )
  const settle = (takes: 'mine' | 'theirs') => () =>
    conflicts.forEach((conflict) => settleConflict({ ideaId, id }, conflict, takes))
  if (state === 'conflict' && shown)
    return {
      save,
      trouble: {
        kind: 'conflict',
        ...changedByBoth(shown),
        mine,
        theirs,
        onKeepMine: settle('mine'),
        onTakeTheirs: settle('theirs'),
      },
    }
  return { save, trouble: state === 'refused' ? refused(queue, id) : null }
}

const noScenes: Scenes = {}

/** One side's picture as SVG; null while it's drawn. */
function useSide(conflict: SceneConflict | undefined, side: 'mine' | 'theirs') {
  const scene = conflict?.[side]
  const scenes = useMemo(
    () => (conflict && scene ? { [conflict.format]: scene } : noScenes),
    [conflict, scene],
  )
  const drawn = useFormatDrawings(scenes)
  const { width, height } = scene ?? { width: 1, height: 1 }
  return { svg: (conflict && drawn[conflict.format]) ?? null, width, height }
}

/** The layers that both changed; none if the two sides can't be put together at all. */
function changedByBoth({ base, mine, theirs }: SceneConflict) {
  const merged = base && mergedScene(base, mine, theirs)
  const ids = merged?.conflicts ?? []
  const layers = ids.flatMap(
    (id) => [mine, theirs].flatMap(({ elements }) => elements.filter((one) => one.id === id))[0] ?? [],
  )
  return { layers, isBackground: merged?.isBackgroundInConflict ?? false }
}

function refused(queue: ReturnType<typeof useCreativeQueue>, id: string): OpenStudio['trouble'] {
  const ofCreative = queue.refused.filter((edit) => edit.id === id)
  return {
    kind: 'refused',
    isPictureMissing: ofCreative.some(({ refusal }) => refusal === 'missingPicture'),
    onRetry: creativeDrafts.retry,
    onDiscard: () => ofCreative.forEach(({ key }) => creativeDrafts.discard(id, key)),
  }
}
