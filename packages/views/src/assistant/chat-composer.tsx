import { maxMessageLength } from '@aloft/domain/assistant/assistant-limits'
import { Row } from '@aloft/design-system/primitives/row'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, type Ref, useId } from 'react'
import type { ChatConversation } from './chat-content.ts'
import * as css from './chat-composer.css.ts'

/** From here on, the field says how many characters are left. */
const fewLeft = 400

export interface ChatComposerProps {
  conversation: Pick<ChatConversation, 'stage' | 'isFieldOff'>
  /** Shown in the empty field; by default it invites a question. */
  placeholder?: string
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
  onStop: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** The field for a message: Enter sends it, Shift + Enter starts a new line (AST-05). */
export function ChatComposer({
  conversation,
  placeholder,
  draft,
  onDraft,
  onSend,
  onStop,
  ref,
}: ChatComposerProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const { stage, isFieldOff } = conversation
  const left = maxMessageLength - draft.length
  const isPerson = stage === 'person'
  const canSend = (stage === 'ready' || isPerson) && draft.trim() !== '' && left >= 0
  const isRunning = stage === 'running' || stage === 'offline' || stage === 'stopping'
  const send = () => {
    if (canSend) onSend(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of an input method, which Safari only shows by its old key code.
    // oxlint-disable-next-line typescript/no-deprecated -- there's no other sign of it in Safari
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={ref}
        className={css.field}
        aria-label={t(isPerson ? 'assistant.person.message' : 'assistant.message')}
        aria-describedby={noteId}
        aria-invalid={left < 0 || undefined}
        aria-disabled={isFieldOff || undefined}
        readOnly={isFieldOff}
        placeholder={placeholder ?? t(isPerson ? 'assistant.person.placeholder' : 'assistant.placeholder')}
        rows={1}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row gap={8} justify="between">
        <span id={noteId} className={css.note({ isWrong: left < 0 })} role={left < 0 ? 'alert' : undefined}>
          {left < 0
            ? t('assistant.tooLong', { count: -left })
            : left <= fewLeft
              ? t('assistant.left', { count: left })
              : null}
          {left > fewLeft ? <span className={css.keys}>{t('assistant.keys')}</span> : null}
        </span>
        {isRunning ? (
          <button
            type="button"
            className={css.stop}
            aria-label={t('assistant.stop')}
            title={t('assistant.stop')}
            aria-disabled={stage === 'stopping' || undefined}
            onClick={() => stage !== 'stopping' && onStop()}
          >
            <Square size={14} fill="currentColor" aria-hidden="true" />
          </button>
        ) : (
          <button
            type="submit"
            className={css.send}
            aria-label={t('assistant.send')}
            title={t('assistant.send')}
            aria-disabled={!canSend || undefined}
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        )}
      </Row>
    </form>
  )
}
