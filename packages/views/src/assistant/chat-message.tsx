import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { Icon } from '@aloft/design-system/primitives/icon'
import type {} from '@aloft/messages/i18n'
import { memo, type ReactNode } from 'react'
import type { ChatMessage } from './chat-content.ts'
import { ChatMarkdown, type PageHref } from './chat-markdown.tsx'
import * as css from './chat-message.css.ts'
import { FigureNote } from './figures/figure-mark.tsx'
import { unprovedCount } from './unproved-count.ts'
import { CopyButton } from './copy-button.tsx'

export interface ChatBubbleProps {
  message: ChatMessage
  /** How often it was sent in a row. */
  count: number
  isWriting: boolean
  pageHref: PageHref
  /** What it does in the app. */
  tools?: ReactNode
  onCopy: (text: string) => void
  /** Only for the last question. */
  onEdit?: ((text: string) => void) | undefined
}

/** A message of the conversation with what can be done with it. */
export const ChatBubble = memo(function ChatBubble({
  message,
  count,
  isWriting,
  pageHref,
  tools,
  onCopy,
  onEdit,
}: ChatBubbleProps) {
  const { t } = useTranslation()
  const { by, text, mark, evidence } = message
  if (by === 'system') return <SystemMessage>{text}</SystemMessage>
  const isUser = by === 'user'
  const isPart = isWriting || mark === 'stopped'
  return (
    <li className={css.message({ by })}>
      {by === 'person' ? (
        <p className={css.support}>{t('assistant.person.name')}</p>
      ) : (
        <VisuallyHidden>{isUser ? t('assistant.you') : t('assistant.name')}</VisuallyHidden>
      )}
      {isUser ? (
        <p className={css.bubble({ isWaiting: mark === 'offline' })}>{text}</p>
      ) : by === 'person' ? (
        <p className={css.answer}>{text}</p>
      ) : text === '' && tools ? null : (
        <ChatMarkdown text={text} isPart={isPart} pageHref={pageHref} evidence={evidence} />
      )}
      {evidence ? <FigureNote count={unprovedCount(text, evidence, isPart)} /> : null}
      {tools ? <div className={css.actions}>{tools}</div> : null}
      {count > 1 ? (
        <span className={css.count} title={t('assistant.repeated', { count })}>
          <span aria-hidden="true">×{count}</span>
          <VisuallyHidden>{t('assistant.repeated', { count })}</VisuallyHidden>
        </span>
      ) : null}
      {mark ? <p className={css.note}>{t(`assistant.${mark}`)}</p> : null}
      {isWriting || mark === 'offline' || text === '' ? null : (
        <div className={css.tools}>
          <CopyButton onCopy={() => onCopy(text)} />
          {onEdit ? (
            <button type="button" className={css.tool} onClick={() => onEdit(text)}>
              {t('assistant.edit')}
            </button>
          ) : null}
        </div>
      )}
    </li>
  )
})

/** A message about the conversation itself. */
export function SystemMessage({ children }: { children: string }) {
  return (
    <li className={css.system}>
      <span className={css.sign}>
        <Icon name="warning" size={16} />
      </span>
      <span>{children}</span>
    </li>
  )
}
