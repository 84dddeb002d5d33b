import type { ContentPanelProps } from '@aloft/views/ads/editor/content-panel'
import { textKindOf } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { openAiFailed } from '../../../../modals/open-ai-failed.ts'
import { useMay } from '../../../../state/rights.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { useAdEdits, useAdStore, useAdSubject, useEditedAd } from '../edited-ad.tsx'
import { saveFactAnswer } from '../../../../wiring/ads/copy-basis.ts'
import { requestTexts } from '../../../../wiring/ads/texts.ts'

type Basis = Pick<ContentPanelProps, 'basis' | 'onAnswerNeed' | 'onWriteText'>

/** What the saved texts of the open ad rest on, asked for again after each save, and how its empty ones are filled. */
export function useCopyBasis(): Basis {
  const may = useMay()
  const subject = useAdSubject()
  const { ideaId } = subject
  const store = useAdStore()
  const { change } = useAdEdits()
  // What an older version rests on nobody knows.
  const isDraft = useEditedAd(({ version }) => version === null)
  const { loaded } = useQuery('get-copy-basis', isDraft ? subject : null)
  const write = async (key: ComponentKey): Promise<void> => {
    const field = copyFields[store.get().content.platform].find((one) => one.key === key)
    if (!field) return
    const result = await requestTexts({ ...subject, kind: textKindOf(field), count: 1 })
    const [text] = 'texts' in result ? result.texts : []
    if (text !== undefined) change({ [key]: text })
    else if ('failure' in result) await openAiFailed(result.failure, () => void write(key))
  }
  return {
    ...(isDraft && { basis: loaded.status === 'ready' && !loaded.failure ? loaded.reply : null }),
    ...(may('save-brief') && {
      onAnswerNeed: (need, answer) => saveFactAnswer(ideaId, need, answer),
    }),
    ...(may('generate-texts') && { onWriteText: write }),
  }
}
