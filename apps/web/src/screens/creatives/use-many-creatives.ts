import type { CreativeBarAction, CreativeOutcome, ManyCreatives } from '@aloft/views/creatives/creative-bar'
import { maxCreativesAtOnce } from '@aloft/domain/creatives/creative-files.rules'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { ask } from '../../modals/ask.ts'
import { useUndoKeys } from '../../navigation/use-undo-keys.ts'
import { useCommand } from '../../queries/use-command.ts'
import { showToast } from '../../state/toasts.ts'
import { noteUndo } from '../../state/undo.ts'
import { archiveCreatives, deleteCreatives } from '../../wiring/creatives/creative-list.ts'
import { useCreativeDownload } from './use-creative-download.ts'

interface Act {
  readonly action: CreativeOutcome['action']
  readonly chosen: readonly ListedCreative[]
}

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
  const [isDownloading, setDownloading] = useState(false)
  const [undo, setUndo] = useState<() => void>()
  const command = useCommand(({ action, chosen }: Act) => actOn(ideaId ?? '', { action, chosen }))
  // Only what the list shows is selected: nobody acts on a creative that a filter hides.
  const chosen = listed.filter(({ _id }) => picked.includes(_id))
  const ids = chosen.map(({ _id }) => _id)
  const reportFailure = () => showToast({ text: t('creativeList.many.failed'), tone: 'error' })

  const act = async (action: Act['action']) => {
    if (action === 'delete' && !(await ask('delete-creatives', { count: ids.length }))) return
    setUndo(undefined)
    const outcome = await command.start({ action, chosen })
    if (!outcome) return reportFailure()
    setPicked([])
    if (action !== 'delete') setUndo(() => noteMove(action))
  }
  const noteMove = (action: 'archive' | 'restore') =>
    noteUndo(action === 'archive' ? 'archiveCreatives' : 'restoreCreatives', () => {
      command.forget()
      const isBack = archiveCreatives({ ideaId: ideaId ?? '', ids }, action === 'restore')
      void isBack.then((isDone) => isDone || reportFailure())
    })
  const download = async () => {
    command.forget()
    await startDownload(chosen, () => setDownloading(true))
    setDownloading(false)
  }
  return {
    ids: new Set(ids),
    onPick: (id) => setPicked(ids.includes(id) ? ids.filter((one) => one !== id) : atMost([...ids, id])),
    onPickAll: (all) => setPicked(atMost(all)),
    actions: [isArchived ? 'restore' : 'archive', 'download', 'delete'],
    onAct: (action: CreativeBarAction) => void (action === 'download' ? download() : act(action)),
    pending: isDownloading ? 'download' : command.isPending ? (command.input?.action ?? null) : null,
    done: command.result && { ...outcomeOf(command.result, t('creativeList.untitled')), onUndo: undo },
    onClose: command.forget,
  }
}

const atMost = (ids: readonly string[]) => ids.slice(0, maxCreativesAtOnce)

interface Done extends Act {
  /** Those that weren't deleted. */
  readonly stays: ReadonlyMap<string, string | null>
}

/** Null if it failed, which leaves all as they were. */
async function actOn(ideaId: string, { action, chosen }: Act): Promise<Done | null> {
  const target = { ideaId, ids: chosen.map(({ _id }) => _id) }
  if (action === 'delete') {
    const stays = await deleteCreatives(target)
    return stays && { action, chosen, stays }
  }
  const isMoved = await archiveCreatives(target, action === 'archive')
  return isMoved ? { action, chosen, stays: new Map() } : null
}

function outcomeOf({ action, chosen, stays }: Done, untitled: string): CreativeOutcome {
  return {
    action,
    numDone: chosen.length - stays.size,
    stays: chosen.flatMap(({ _id, headline }) => {
      const shownBy = stays.get(_id)
      return shownBy === undefined ? [] : [{ name: headline ?? untitled, shownBy }]
    }),
  }
}
