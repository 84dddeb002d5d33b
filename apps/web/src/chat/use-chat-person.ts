import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { nextSupportDate } from '@aloft/domain/assistant/support-hours.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { ChatPerson } from '@aloft/views/assistant/chat-content'
import { pageWords } from '../navigation/page-words.ts'
import { planWords } from '../navigation/plan-words.ts'
import { useHandOver } from '../state/assistant.ts'
import { productNow } from '../wiring/core/clock.ts'

/** The person who answers a conversation and what they know, in words; null while Loona answers. */
export function useChatPerson(focusKey: FocusKey, isReconnecting: boolean): ChatPerson | null {
  const { t } = useTranslation()
  const handOver = useHandOver(focusKey)
  if (!handOver) return null
  const { page: path, brandName: brand, plan: label, errorReference } = handOver
  return {
    page: pageWords(t, path),
    brand,
    plan: planWords(t, label) || null,
    errorReference,
    backDate: nextSupportDate(productNow()),
    isReconnecting,
  }
}
