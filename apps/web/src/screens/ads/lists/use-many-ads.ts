import { type ManyAds, manyActions, type ManyAction } from '@aloft/views/ads/lists/selection-bar'
import { canBeStopped, maxAdsAtOnce, sumRefunds } from '@aloft/domain/ads/list/stop-refunds.rules'
import { useMemo, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../../modals/ask.ts'
import { useUndoKeys } from '../../../navigation/use-undo-keys.ts'
import { useCommand } from '../../../queries/use-command.ts'
import { useMay } from '../../../state/rights.ts'
import { showToast } from '../../../state/toasts.ts'
import { noteUndo } from '../../../state/undo.ts'
import { actOnAds, type ChosenAd, restoreAds } from '../../../wiring/launches/many-ads.ts'
import { loadStopRefunds } from '../../../wiring/launches/stop-refunds.ts'

const callOf = { archive: 'archive-balloon', duplicate: 'duplicate-balloon', stop: 'stop-ad' } as const

/** Selecting ads of a list, and acting on all of them; undefined for somebody who may change none. */
export function useManyAds(ideaId: string | undefined, ads: readonly ChosenAd[]): ManyAds | undefined {
  const { t } = useTranslation()
  const may = useMay()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  useUndoKeys()
  const command = useCommand(({ action, chosen }: { action: ManyAction; chosen: readonly ChosenAd[] }) =>
    actOnAds(action, ideaId ?? '', chosen),
  )
  const [undo, setUndo] = useState<() => void>()
  // Only what the list shows is selected: nobody acts on an ad that a filter hides.
  const chosen = useMemo(() => ads.filter(({ id }) => picked.has(id)), [ads, picked])
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const actions = manyActions.filter((action) => may(callOf[action]))
  if (ideaId === undefined || actions.length === 0) return undefined
  const act = async (action: ManyAction) => {
    if (action === 'stop' && !(await isStopConfirmed(ideaId, chosen))) return
    setPicked(new Set())
    const { numDone, doneIds } = await command.start({ action, chosen })
    const isUndoable = action === 'archive' && numDone > 0
    const undoing = isUndoable ? noteUndo('archiveAds', () => void restore(doneIds)) : undefined
    setUndo(() => undoing)
  }
  const restore = async (ids: readonly string[]) => {
    command.forget()
    const numFailed = await restoreAds(ideaId, ids)
    if (numFailed > 0) showToast({ text: t('ads.archive.notBack'), tone: 'error' })
  }
  const { result } = command
  const isStoppable = chosen.some(({ status }) => canBeStopped(status))
  return {
    selection: {
      ids,
      onPick: (id) => setPicked(toggled(ids, id)),
      onPickAll: (all) => setPicked(new Set(all.slice(0, maxAdsAtOnce))),
    },
    actions: isStoppable ? actions : actions.filter((action) => action !== 'stop'),
    onAct: (action) => void act(action),
    pending: command.isPending ? (command.input?.action ?? null) : null,
    result,
    onCloseResult: command.forget,
    onUndo: undo,
  }
}

/** Says what comes back in sum, and asks. */
async function isStopConfirmed(ideaId: string, chosen: readonly ChosenAd[]): Promise<boolean> {
  const live = chosen.filter(({ status }) => canBeStopped(status))
  const ids = live.map(({ id }) => id)
  const refunds = await loadStopRefunds(ideaId, ids)
  if (!refunds) {
    showToast({ text: { key: 'generic' }, tone: 'error' })
    return false
  }
  const stopped = { count: refunds.length, refunds: sumRefunds(refunds) }
  return (await ask('confirm-pause-campaign', stopped)) === 'stop'
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
