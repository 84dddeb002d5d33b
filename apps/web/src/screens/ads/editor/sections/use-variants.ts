import type { EditorVariants } from '@aloft/views/ads/copy/variant-choice'
import { textKindOf } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { openAiFailed } from '../../../../modals/open-ai-failed.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { requestTexts } from '../../../../wiring/ads/texts.ts'
import { useAdStore, useAdSubject } from '../edited-ad.tsx'

const variantCount = 3

export interface Variants {
  readonly variants: EditorVariants | null
  readonly ask: (key: ComponentKey) => Promise<void>
  readonly close: () => void
}

/** A field, and the kind of its texts. */
interface Asked {
  readonly key: ComponentKey
  readonly kind: ReturnType<typeof textKindOf>
}

/** Three other texts for one field, asked for by its button. */
export function useVariants(): Variants {
  const subject = useAdSubject()
  const store = useAdStore()
  const { input, result, start, forget } = useCommand(
    ({ kind }: Asked) => requestTexts({ ...subject, kind, count: variantCount }),
    (answer, _, again) => {
      if ('failure' in answer) void openAiFailed(answer.failure, again)
    },
  )
  const ask = async (key: ComponentKey) => {
    const field = copyFields[store.get().content.platform].find((candidate) => candidate.key === key)
    if (field) await start({ key, kind: textKindOf(field) })
  }
  const variants = (): EditorVariants | null => {
    if (!input || (result && 'failure' in result)) return null
    const { texts, angles } = result ?? { texts: [], angles: [] }
    return { key: input.key, state: result ? 'ready' : 'loading', texts, angles }
  }
  return { variants: variants(), ask, close: forget }
}
