import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import type { ChatConversation } from './chat-content.ts'
import { finishedSentences } from './finished-sentences.ts'
import { useState } from 'react'
import { unprovedCount } from './unproved-count.ts'

/** Reads answers to screen readers, sentence by sentence. What was there when the chat opened isn't read. */
export function ChatAnnouncer({ conversation }: { conversation: ChatConversation }) {
  const { t, i18n } = useTranslation()
  const { stage, messages } = conversation
  const last = messages.at(-1)
  const isRunning = stage === 'running' || stage === 'stopping'
  const [silentId, setSilentId] = useState<string | null>(isRunning ? null : (last?.id ?? null))
  // A conversation that has just loaded isn't new either.
  const [isLoaded, setIsLoaded] = useState(stage !== 'loading')
  if (!isLoaded && stage !== 'loading') {
    setIsLoaded(true)
    if (!isRunning) setSilentId(last?.id ?? null)
  }
  const isSpoken = isLoaded && last !== undefined && last.by !== 'user' && last.id !== silentId
  const isAsking =
    isRunning && (conversation.isAsking || last?.calls?.some((call) => call.status === 'requires_action'))
  // A text is whole once its tools follow.
  const isWhole = !isRunning || last?.calls !== undefined
  const sentences = isSpoken ? finishedSentences(last.text, i18n.language, isWhole) : []
  const unproved = isSpoken && isWhole && last.evidence ? unprovedCount(last.text, last.evidence, false) : 0
  return (
    <VisuallyHidden>
      <span role="log" aria-label={t('assistant.name')} aria-relevant="additions">
        {sentences.map((sentence, index) => (
          // Sentences are only added at the end.
          <span key={`${last?.id} ${index}`}>{sentence} </span>
        ))}
        {unproved > 0 ? (
          <span key={`${last?.id} figures`}>{t('assistant.figures.note', { count: unproved })} </span>
        ) : null}
        {isSpoken && isAsking ? <span key={`${last.id} asks`}>{t('assistant.asks')}</span> : null}
      </span>
    </VisuallyHidden>
  )
}
