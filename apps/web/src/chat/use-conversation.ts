import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { withEvidence } from '@aloft/machines/assistant/message-evidence'
import { shownMessages } from '@aloft/machines/assistant/shown-messages'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { ChatBoxProps } from '@aloft/views/assistant/chat-box'
import type { FigureSourceOf } from '@aloft/views/assistant/figures/figure-mark'
import { useCallback, useMemo } from 'react'
import { isPageName } from '../addresses/page-names.ts'
import { useOpenModal } from '../modals/use-linked-modal.ts'
import { usePageLink } from '../navigation/use-page-link.ts'
import { setChatDraft, useChatDraft, useThread } from '../state/assistant.ts'
import { product } from '../state/product.ts'
import { type AssistantActor, assistantOf, useAssistant } from '../wiring/assistant/assistant.ts'
import { useBaseEvidence } from './use-base-evidence.ts'
import { useChatPerson } from './use-chat-person.ts'
import { useFigureSources } from './use-figure-sources.ts'
import { useReadAnswers } from './use-read-answers.ts'
import { useToolDrawing } from './use-tool-drawing.tsx'

interface Conversation {
  readonly actor: AssistantActor
  readonly content: Omit<ChatBoxProps, 'currency' | 'onClose'>
  readonly figureSourceOf: FigureSourceOf
}

/** A conversation as its view shows it, wherever that is. */
export function useConversation(focusKey: FocusKey): Conversation {
  const actor = assistantOf(focusKey)
  const view = useAssistant(actor)
  const thread = useThread(focusKey)
  const draft = useChatDraft(focusKey)
  const pageLink = usePageLink()
  const openModal = useOpenModal()
  const { t } = useTranslation()
  const pageHref = useCallback((name: string) => (isPageName(name) ? pageLink(name) : null), [pageLink])
  const base = useBaseEvidence()
  const messages = useMemo(() => withEvidence(shownMessages(thread, view), base), [thread, view, base])
  const { stage, failure, isFieldOff } = view
  const drawTools = useToolDrawing(actor, view, messages)
  const figureSourceOf = useFigureSources(messages)
  const person = useChatPerson(focusKey, view.isReconnecting)
  useReadAnswers(focusKey, thread)
  const send = (text: string) => {
    if (!view.canSend && !view.canSpeak) return
    actor.send({ type: 'SEND', id: crypto.randomUUID(), text })
    if (text === draft) setChatDraft(focusKey, '')
  }
  const handOver = (to: 'person' | 'loona') =>
    actor.send(
      to === 'loona'
        ? { type: 'BACK' }
        : {
            type: 'HAND_OVER',
            question: { id: crypto.randomUUID(), text: t('assistant.person.request') },
          },
    )
  const retry = () => {
    // A stopped run stays stopped, so its question is sent as a new one.
    if (view.status === 'cancelled' && view.question) send(view.question.text)
    else actor.send({ type: 'RETRY' })
  }
  const content = {
    conversation: {
      stage,
      failure,
      isFieldOff,
      messages,
      isAsking: view.askingIds.length > 0,
      person,
      canAskPerson: view.canHandOver,
    },
    draft,
    isByRules: product.writer === 'rules',
    pageHref,
    drawTools,
    onSend: send,
    onDraft: (text: string) => setChatDraft(focusKey, text),
    onStop: () => actor.send({ type: 'STOP' }),
    onRetry: retry,
    onCopy: (text: string) => void navigator.clipboard.writeText(text),
    onClear: () => actor.send({ type: 'CLEAR' }),
    onHandOver: handOver,
    onSearch: () => openModal('help'),
  }
  return { actor, content, figureSourceOf }
}
