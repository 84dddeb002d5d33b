import { useCommand } from '../../queries/use-command.ts'
import { knownCreative } from '../../state/creatives.ts'
import { loadCreative } from '../../wiring/creatives/creatives.ts'
import { creativeDrafts } from '../../wiring/drafts/creative-drafts.ts'
import { useCreativeDownload } from './use-creative-download.ts'

/** Downloads a creative with its latest changes, once its pictures are drawn. */
export function useStudioDownload(ideaId: string, id: string, headline: string | null) {
  const startDownload = useCreativeDownload(ideaId)
  const { start, isPending } = useCommand(async (wanted: string) => {
    await creativeDrafts.finishSaving()
    await loadCreative(wanted, new AbortController().signal)
    const { renderData } = knownCreative(wanted) ?? {}
    if (renderData) await startDownload([{ _id: wanted, headline, renderData }])
  })
  return { isPending, start: () => void start(id) }
}
