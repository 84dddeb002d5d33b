import {
  type EditHistory,
  emptyHistory,
  redo,
  undo,
  withEdit,
} from '@aloft/domain/balloons/edit-history.rules'
import { useState } from 'react'
import { type AdValues, currentAd } from '../../state/brand.ts'
import { productNow } from '../../wiring/clock.ts'
import { updateAd } from '../../wiring/update-queue.ts'

/** Edits of one ad: seen at once, saved by the queue, and undone up to 50 steps back. */
export function useEditing(ideaId: string, balloonId: string) {
  const [history, setHistory] = useState<EditHistory>(emptyHistory)
  const turn = (turned: ReturnType<typeof undo>) => {
    if (!turned) return
    setHistory(turned.history)
    updateAd(ideaId, balloonId, Object.fromEntries(turned.values.map(({ key, value }) => [key, value])))
  }
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(values: AdValues) {
      const before = currentAd(balloonId) ?? {}
      const changes = Object.entries(values).map(([key, after]) => ({
        key,
        before: before[key] ?? null,
        after,
      }))
      setHistory(withEdit(history, { changes, date: productNow() }))
      updateAd(ideaId, balloonId, values)
    },
    undo: () => turn(undo(history)),
    redo: () => turn(redo(history)),
  }
}
