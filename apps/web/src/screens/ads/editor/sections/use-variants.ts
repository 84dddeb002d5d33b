import type { EditorVariants } from '@aloft/views/ads/editor/variants-sheet'
import { textKindOf } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { useRef, useState } from 'react'
import { openAiFailed } from '../../../../modals/open-ai-failed.ts'
import { requestTexts } from '../../../../wiring/ads/texts.ts'
import { useAdStore, useAdSubject } from '../edited-ad.tsx'

const variantCount = 3

export interface Variants {
  readonly variants: EditorVariants | null
  readonly ask: (key: ComponentKey) => Promise<void>
  readonly close: () => void
}

/** Three other texts for one field, asked for by its button. */
export function useVariants(): Variants {
  const subject = useAdSubject()
  const store = useAdStore()
  const [variants, setVariants] = useState<EditorVariants | null>(null)
  // An answer that comes after the next question, or after the window was closed, is not shown.
  const asked = useRef(0)

  const ask = async (key: ComponentKey) => {
    const field = copyFields[store.get().content.platform].find((candidate) => candidate.key === key)
    if (!field) return
    const request = ++asked.current
    setVariants({ key, state: 'loading', texts: [] })
    const result = await requestTexts({ ...subject, kind: textKindOf(field), count: variantCount })
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
