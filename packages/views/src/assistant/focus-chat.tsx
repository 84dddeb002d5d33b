import type { FormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { HiddenModalTitle } from '@aloft/design-system/primitives/hidden-modal-title'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ChatAnnouncer } from './chat-announcer.tsx'
import { ChatComposer } from './chat-composer.tsx'
import type { AskedForm, ChatActions, ChatConversation, DrawTools } from './chat-content.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatLimit } from './chat-limit.tsx'
import { ChatList } from './chat-list.tsx'
import type { PageHref } from './chat-markdown.tsx'
import * as css from './focus-chat.css.ts'
import { FocusReplies } from './focus-replies.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'

export interface FocusChatProps extends Omit<ChatActions, 'onHandOver'> {
  form: AskedForm
  conversation: ChatConversation
  /** The answer that's being written. */
  draft: string
  isByRules: boolean
  pageHref: PageHref
  drawTools?: DrawTools | undefined
  /** Continues where the form does; the conversation is over. */
  onFinish: () => void
}

/**
 * Loona asks what a form needs, one question at a time, and fills it in (AST-06). The form alone does all of it too: each
 * state leads back to it.
 */
export function FocusChat({
  form,
  conversation,
  draft,
  isByRules,
  pageHref,
  drawTools,
  onFinish,
  ...actions
}: FocusChatProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const keyboardHeight = useKeyboardHeight()
  useEffect(() => {
    // The dialog first remembers what had the focus, to return it.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { stage, messages, failure } = conversation
  const isEmpty = stage === 'ready' && messages.length === 0
  const isFilledIn = form.open.length === 0
  const hasFailed = failure !== null || stage === 'offline' || stage === 'unloaded'
  const send = (text: string) => {
    actions.onSend(text)
    // On a phone, the field would open the keyboard over the next question.
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    ;(isTouch ? box : field).current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    actions.onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the dialog from anywhere in it
    <div
      ref={box}
      tabIndex={-1}
      className={css.box}
      style={{ [css.keyboardName]: `${keyboardHeight}px` }}
      onKeyDown={onKeyDown}
    >
      <HiddenModalTitle>{t('assistantFocus.name')}</HiddenModalTitle>
      <ChatHeader
        isByRules={isByRules}
        isPerson={false}
        onPerson={null}
        canClear={messages.length > 0 && stage === 'ready'}
        onSearch={actions.onSearch}
        onClear={() => {
          actions.onClear()
          field.current?.focus()
        }}
        onClose={actions.onClose}
      />
      {isEmpty ? (
        <Welcome form={form.key} onStart={() => send(t('assistantFocus.startMessage'))} />
      ) : (
        <ChatList
          conversation={conversation}
          pageHref={pageHref}
          drawTools={drawTools}
          onCopy={actions.onCopy}
          onEdit={(text) => {
            actions.onDraft(text)
            field.current?.focus()
          }}
          onRetry={actions.onRetry}
        />
      )}
      <ChatAnnouncer conversation={conversation} />
      <ChatLimit failure={failure} />
      {isEmpty ? null : (
        <FocusReplies form={form} messages={messages} isOff={stage !== 'ready'} onAnswer={send} />
      )}
      <ChatComposer
        ref={field}
        conversation={conversation}
        placeholder={t('assistantFocus.placeholder')}
        draft={draft}
        onDraft={actions.onDraft}
        onSend={actions.onSend}
        onStop={actions.onStop}
      />
      <div className={css.foot}>
        <Text as="span" size={13} tone="soft">
          {hasFailed
            ? t('assistantFocus.safe')
            : isFilledIn
              ? t('assistantFocus.none')
              : t('assistantFocus.left', { count: form.open.length })}
        </Text>
        <Cluster gap={8} rowGap={6}>
          {isFilledIn && !hasFailed ? (
            <Button size="small" variant="primary" isDisabled={stage !== 'ready'} onPress={onFinish}>
              {t(`assistantFocus.${form.key}.finish`)}
            </Button>
          ) : (
            <Button size="small" variant={hasFailed ? 'primary' : 'quiet'} onPress={actions.onClose}>
              {t('assistantFocus.toForm')}
            </Button>
          )}
        </Cluster>
      </div>
    </div>
  )
}

function Welcome({ form, onStart }: { form: FormKey; onStart: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.welcome}>
      <span className={css.moon} aria-hidden="true" />
      <p className={css.title}>{t(`assistantFocus.${form}.title`)}</p>
      <p className={css.lead}>{t(`assistantFocus.${form}.lead`)}</p>
      <Button variant="primary" onPress={onStart}>
        {t('assistantFocus.start')}
      </Button>
    </div>
  )
}
