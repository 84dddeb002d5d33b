import type { EditorContent } from '@aloft/views/ads/editor/editor.view'
import { textKindOf } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { useEffect } from 'react'
import { openAiFailed } from '../../../modals/open-ai-failed.ts'
import type { AdContent } from '../../../state/ad-content.ts'
import { useMay } from '../../../state/rights.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { takeAdEvidence, saveFactAnswer } from '../../../wiring/ads/copy-basis.ts'
import { requestTexts } from '../../../wiring/ads/texts.ts'

type EditorDetails = Extract<EditorContent, { kind: 'ready' }>
type Basis = Pick<EditorDetails, 'basis' | 'onAnswerNeed' | 'onWriteText'>

export interface CopyBasisSubject {
  readonly ideaId: string
  /** As last loaded from the server. */
  readonly balloon: Balloon
  readonly content: AdContent
  /** Whether the draft is shown; what an older version rests on nobody knows. */
  readonly isDraft: boolean
  readonly change: (values: Readonly<Partial<Record<ComponentKey, string>>>) => void
}

/** What the saved texts of an ad rest on, asked for again after each save, and how its empty ones are filled. */
export function useCopyBasis({ ideaId, balloon, content, isDraft, change }: CopyBasisSubject): Basis {
  const { platform, campaignId: componentId } = content
  const may = useMay()
  const subject = { ideaId, balloonId: balloon.id, componentId }
  const { loaded } = useQuery('get-copy-basis', isDraft ? subject : null)
  useEffect(() => takeAdEvidence(balloon.id, loaded), [balloon.id, loaded])
  const write = async (key: ComponentKey): Promise<void> => {
    const field = copyFields[platform].find((one) => one.key === key)
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
