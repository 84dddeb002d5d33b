import {
  type EditHistory,
  emptyHistory,
  redo,
  undo,
  withEdit,
  withoutForeign,
} from '@aloft/domain/balloons/edit-history.rules'
import { useState } from 'react'
import { type AdValues, currentAd, savedAd } from '../../../state/brand.ts'
import { productNow } from '../../../wiring/core/clock.ts'
import { adDrafts, updateAd } from '../../../wiring/drafts/ad-drafts.ts'
import type { Editing } from './ad-store.ts'

/**
 * Edits of one ad: seen at once, saved by the queue, and undone up to 50 steps back. `values` are those in sight; what
 * somebody else changed among them is theirs, and no step takes it away.
 */
export function useEditing(ideaId: string, balloonId: string, values: AdValues): Editing {
  const [steps, setSteps] = useState<EditHistory>(emptyHistory)
  const history = withoutForeign(steps, values)
  const applyStep = (step: ReturnType<typeof undo>) => {
    if (!step) return
    setSteps(step.history)
    updateAd(ideaId, balloonId, Object.fromEntries(step.values.map(({ key, value }) => [key, value])))
  }
  /** Notes a step from what is in sight to other values. */
  const note = (next: AdValues, isApart = false) => {
    const before = currentAd(balloonId) ?? {}
    const changes = Object.entries(next).map(([key, after]) => ({ key, before: before[key] ?? null, after }))
    setSteps(withEdit(withoutForeign(steps, before), { changes, date: productNow(), isApart }))
  }
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(next: AdValues) {
      note(next)
      updateAd(ideaId, balloonId, next)
    },
    /** Takes one of two values of a key; to take the other one is a step that can be undone. */
    choose(key: string, takes: 'mine' | 'theirs') {
      if (takes === 'theirs') note({ [key]: savedAd(balloonId)?.[key] ?? null }, true)
      adDrafts.choose({ id: balloonId, key, takes })
    },
    undo: () => applyStep(undo(history)),
    redo: () => applyStep(redo(history)),
  }
}
