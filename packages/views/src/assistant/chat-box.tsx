import type { Currency } from '@aloft/domain/core/money'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ChatAnnouncer } from './chat-announcer.tsx'
import * as css from './chat-box.css.ts'
import { ChatComposer } from './chat-composer.tsx'
import type { ChatActions, ChatConversation, DrawTools } from './chat-content.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatLimit } from './chat-limit.tsx'
import { ChatList } from './chat-list.tsx'
import type { PageHref } from './chat-markdown.tsx'
import { PersonNote } from './person-note.tsx'
import { ChatSuggestions } from './chat-suggestions.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'

export interface ChatBoxProps extends ChatActions {
  conversation: ChatConversation
  /** The message that's being written. */
  draft: string
  isByRules: boolean
  currency: Currency
  pageHref: PageHref
  drawTools?: DrawTools | undefined
}

const keyboardName = css.keyboard.slice('var('.length, -1)

/** The chat with Loona: a box at the lower right, a sheet on a phone (AST-01). */
export function ChatBox({
  conversation,
  draft,
  isByRules,
  currency,
  pageHref,
  drawTools,
  ...actions
}: ChatBoxProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const keyboardHeight = useKeyboardHeight()
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { stage, messages, failure, person, canAskPerson = false } = conversation
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.stopPropagation()
    actions.onClose()
  }
  const edit = (text: string) => {
    actions.onDraft(text)
    field.current?.focus()
  }
  const send = (text: string) => {
    actions.onSend(text)
    field.current?.focus()
  }
  const canAsk = stage === 'ready'
  const handOver = (to: 'person' | 'loona') => {
    actions.onHandOver(to)
    field.current?.focus()
  }
  const onPerson = canAskPerson ? () => handOver('person') : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the chat from anywhere in it
    <aside
      className={css.box}
      style={{ [keyboardName]: `${keyboardHeight}px` }}
      aria-label={t('assistant.name')}
      onKeyDown={onKeyDown}
    >
      <ChatHeader
        isByRules={isByRules}
        isPerson={Boolean(person)}
        onPerson={onPerson}
        canClear={messages.length > 0 && stage !== 'clearing' && stage !== 'loading'}
        onSearch={actions.onSearch}
        onClear={() => {
          actions.onClear()
          field.current?.focus()
        }}
        onClose={actions.onClose}
      />
      <ChatList
        conversation={conversation}
        pageHref={pageHref}
        drawTools={drawTools}
        onCopy={actions.onCopy}
        onEdit={edit}
        onRetry={actions.onRetry}
      />
      <ChatAnnouncer conversation={conversation} />
      <ChatLimit failure={failure} />
      {person ? (
        <PersonNote person={person} onBack={() => handOver('loona')} />
      ) : stage === 'unloaded' || stage === 'loading' ? null : (
        <ChatSuggestions currency={currency} isOff={!canAsk} onAsk={send} onPerson={onPerson} />
      )}
      <ChatComposer
        ref={field}
        conversation={conversation}
        draft={draft}
        onDraft={actions.onDraft}
        onSend={actions.onSend}
        onStop={actions.onStop}
      />
    </aside>
  )
}
