import type { CreativeBarAction, CreativeOutcome, ManyCreatives } from '@aloft/views/creatives/creative-bar'
import { maxCreativesAtOnce } from '@aloft/domain/creatives/creative-files.rules'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { ask } from '../../modals/ask.ts'
import { useUndoKeys } from '../../navigation/use-undo-keys.ts'
import { showToast } from '../../state/toasts.ts'
import { noteUndo } from '../../state/undo.ts'
import { archiveCreatives, deleteCreatives } from '../../wiring/creatives/creative-list.ts'
import { useCreativeDownload } from './use-creative-download.ts'

/** Selecting creatives of a list, and acting on all of them in one call. */
export function useManyCreatives(
  ideaId: string | undefined,
  listed: readonly ListedCreative[],
  isArchived: boolean,
): ManyCreatives {
  const { t } = useTranslation()
  useUndoKeys()
  const startDownload = useCreativeDownload(ideaId)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [pending, setPending] = useState<CreativeBarAction | null>(null)
  const [done, setDone] = useState<CreativeOutcome | null>(null)
  // Only what the list shows is selected: nobody acts on a creative that a filter hides.
  const chosen = listed.filter(({ _id }) => picked.includes(_id))
  const ids = chosen.map(({ _id }) => _id)
  const brand = ideaId ?? ''
  const reportFailure = () => showToast({ text: t('creativeList.many.failed'), tone: 'error' })

  const move = async (action: 'archive' | 'restore') => {
    const target = { ideaId: brand, ids }
    const restored = action === 'restore'
    if (!(await archiveCreatives(target, !restored))) return reportFailure()
    const undo = noteUndo(restored ? 'restoreCreatives' : 'archiveCreatives', () => {
      setDone(null)
      void archiveCreatives(target, restored).then((isUndone) => {
        if (!isUndone) reportFailure()
      })
    })
    setDone({ action, numDone: ids.length, stays: [], onUndo: undo })
    setPicked([])
  }
  const remove = async () => {
    const stays = await ask('delete-creatives', {
      count: ids.length,
      remove: () => deleteCreatives({ ideaId: brand, ids }),
    })
    if (!stays) return
    setDone({
      action: 'delete',
      numDone: ids.length - stays.size,
      stays: chosen.flatMap(({ _id, headline }) => {
        const shownBy = stays.get(_id)
        return shownBy === undefined ? [] : [{ name: headline ?? t('creativeList.untitled'), shownBy }]
      }),
    })
    setPicked([])
  }
  const act = async (action: CreativeBarAction) => {
    setDone(null)
    if (action === 'download') await startDownload(chosen, () => setPending(action))
    else if (action === 'delete') await remove()
    else {
      setPending(action)
      await move(action)
    }
    setPending(null)
  }
  return {
    ids: new Set(ids),
    onPick: (id) => setPicked(ids.includes(id) ? ids.filter((one) => one !== id) : atMost([...ids, id])),
    onPickAll: (all) => setPicked(atMost(all)),
    actions: [isArchived ? 'restore' : 'archive', 'download', 'delete'],
    onAct: (action) => void act(action),
    pending,
    done,
    onClose: () => setDone(null),
  }
}

const atMost = (ids: readonly string[]) => ids.slice(0, maxCreativesAtOnce)
