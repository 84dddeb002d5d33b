import type { EditorContent } from '@aloft/views/ads/editor/editor.view'
import { textKindOf } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { useRef, useState } from 'react'
import { openAiFailed } from '../../../modals/open-ai-failed.ts'
import { requestTexts } from '../../../wiring/ads/texts.ts'
import type { AdContent } from '../../../state/ad-content.ts'

type EditorVariants = NonNullable<Extract<EditorContent, { kind: 'ready' }>['variants']>

const variantCount = 3

/** Three other texts for one field, asked for by its button. */
export function useVariants(
  ideaId: string,
  balloonId: string,
  { platform, campaignId }: AdContent,
): { variants: EditorVariants | null; ask: (key: ComponentKey) => Promise<void>; close: () => void } {
  const [variants, setVariants] = useState<EditorVariants | null>(null)
  // An answer that comes after the next question, or after the window was closed, is not shown.
  const asked = useRef(0)

  const ask = async (key: ComponentKey) => {
    const field = copyFields[platform].find((candidate) => candidate.key === key)
    if (!field) return
    const request = ++asked.current
    setVariants({ key, state: 'loading', texts: [] })
    const result = await requestTexts({
      ideaId,
      balloonId,
      componentId: campaignId,
      kind: textKindOf(field),
      count: variantCount,
    })
    if (request !== asked.current) return
    if ('texts' in result) {
      const { texts, angles } = result
      return setVariants({ key, state: 'ready', texts, angles })
    }
    setVariants(null)
    await openAiFailed(result.failure, () => void ask(key))
  }
  const close = () => {
    asked.current++
    setVariants(null)
  }
  return { variants, ask, close }
}
