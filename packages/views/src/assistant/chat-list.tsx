import { collapseRepeated } from '@aloft/domain/assistant/repeated-messages.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ChatBubble, SystemMessage } from './chat-message.tsx'
import type { ChatConversation, ChatMessage, DrawTools } from './chat-content.ts'
import type { PageHref } from './chat-markdown.tsx'
import * as css from './chat-list.css.ts'
import { useMessageWindow } from './use-message-window.ts'
import { usePinnedScroll } from './use-pinned-scroll.ts'

export interface ChatListProps {
  conversation: ChatConversation
  pageHref: PageHref
  drawTools?: DrawTools | undefined
  onCopy: (text: string) => void
  onEdit: (text: string) => void
  onRetry: () => void
}

/** The messages, the last one in sight unless the reader has scrolled up (AST-04, AST-13). */
export function ChatList({ conversation, pageHref, drawTools, onCopy, onEdit, onRetry }: ChatListProps) {
  const { t } = useTranslation()
  const { stage, messages } = conversation
  const items = collapseRepeated(messages)
  const { shown, hasEarlier, isAtEnd, showEarlier, showLater, showEnd } = useMessageWindow(items)
  const { list, content, isPinned, onScroll, scrollToEnd } = usePinnedScroll()
  const anchor = useAnchor(shown[0]?.message.id)
  const lastQuestion = messages.findLast(({ by }) => by === 'user')
  const last = messages.at(-1)
  // A question that was sent is always in sight.
  useEffect(scrollToEnd, [lastQuestion?.id, scrollToEnd])
  const isRunning = stage === 'running' || stage === 'stopping'
  const isWaiting = isRunning && (last?.by !== 'assistant' || isSilent(last))
  const toLatest = () => {
    showEnd()
    requestAnimationFrame(scrollToEnd)
  }
  return (
    <div className={css.place}>
      <div
        ref={list}
        className={css.list}
        role="group"
        aria-label={t('assistant.conversation')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {stage === 'loading' && messages.length === 0 ? <Loading /> : null}
        {stage === 'unloaded' ? (
          <div className={css.center} role="alert">
            <p className={css.lead}>{t('assistant.unloaded')}</p>
            <Button size="small" onPress={onRetry}>
              {t('assistant.retry')}
            </Button>
          </div>
        ) : null}
        {stage === 'ready' && messages.length === 0 ? <Empty /> : null}
        {hasEarlier ? (
          <div className={css.more}>
            <Button
              size="small"
              variant="quiet"
              onPress={() => anchor.hold(content.current?.firstElementChild, showEarlier)}
            >
              {t('assistant.earlier')}
            </Button>
          </div>
        ) : null}
        <ol ref={content} className={css.messages}>
          {shown.map(({ message, count }) => (
            <ChatBubble
              key={message.id}
              message={message}
              count={count}
              isWriting={isRunning && message === last && message.by === 'assistant'}
              pageHref={pageHref}
              tools={message.calls ? drawTools?.(message) : undefined}
              onCopy={onCopy}
              onEdit={stage === 'ready' && message.id === lastQuestion?.id ? onEdit : undefined}
            />
          ))}
          {isAtEnd && isWaiting ? (
            <li className={css.dots} aria-label={t('assistant.waiting')}>
              <span />
              <span />
              <span />
            </li>
          ) : null}
          {isAtEnd ? <FailureNote conversation={conversation} /> : null}
          {isAtEnd && canRetry(conversation, last) ? (
            <li>
              <Button size="small" onPress={onRetry}>
                {t('assistant.retry')}
              </Button>
            </li>
          ) : null}
        </ol>
        {isAtEnd ? null : (
          <div className={css.more}>
            <Button
              size="small"
              variant="quiet"
              onPress={() => anchor.hold(content.current?.lastElementChild, showLater)}
            >
              {t('assistant.later')}
            </Button>
          </div>
        )}
      </div>
      {isPinned && isAtEnd ? null : (
        <button type="button" className={css.latest} onClick={toLatest}>
          {t('assistant.latest')}
        </button>
      )}
    </div>
  )
}

/** Whether nothing of an answer is to be seen yet, or all that it does is done. */
function isSilent({ text, calls = [] }: ChatMessage): boolean {
  return calls.length > 0 ? calls.every(({ output }) => output !== null) : text === ''
}

/** After a failed or stopped answer, the question can be sent again. */
function canRetry({ stage, failure }: ChatConversation, last: ChatMessage | undefined): boolean {
  if (stage !== 'ready' || !last) return false
  return failure?.kind === 'server' || failure?.kind === 'timeout' || last.mark === 'stopped'
}

/** The system's message about an answer that failed (AST-27, AST-28). */
function FailureNote({ conversation: { failure } }: Pick<ChatListProps, 'conversation'>) {
  const { t } = useTranslation()
  if (failure?.kind !== 'server' && failure?.kind !== 'timeout') return null
  return (
    <SystemMessage>
      {t(failure.kind === 'server' ? 'assistant.serverError' : 'assistant.timeout')}
    </SystemMessage>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('assistant.loading')}>
      <Stack gap={10}>
        <div className={css.loadingQuestion}>
          <Skeleton width={168} height={38} shape="block" />
        </div>
        <Skeleton width="92%" height={14} />
        <Skeleton width="100%" height={14} />
        <Skeleton width="64%" height={14} />
      </Stack>
    </div>
  )
}

function Empty() {
  const { t } = useTranslation()
  return (
    <div className={css.center}>
      <span className={css.moon} aria-hidden="true" />
      <p className={css.title}>{t('assistant.empty.title')}</p>
      <p className={css.lead}>{t('assistant.empty.lead', { product: t('productName') })}</p>
    </div>
  )
}

/** Keeps what was in sight in its place while messages are added on one side and removed on the other. */
function useAnchor(firstId: string | undefined) {
  const held = useRef<{ readonly node: Element; readonly top: number } | null>(null)
  useLayoutEffect(() => {
    const { node, top } = held.current ?? {}
    held.current = null
    const box = node?.closest(`.${css.list}`)
    if (node && box && top !== undefined) box.scrollTop += node.getBoundingClientRect().top - top
  }, [firstId])
  return {
    hold(node: Element | null | undefined, change: () => void) {
      if (node) held.current = { node, top: node.getBoundingClientRect().top }
      change()
    },
  }
}
