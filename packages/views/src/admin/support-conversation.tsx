import { maxMessageLength } from '@aloft/domain/assistant/assistant-limits'
import type { SupportMessage } from '@aloft/domain/assistant/hand-over.entity'
import type {} from '@aloft/messages/i18n'
import { formatDate } from '@aloft/messages/date-format'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type FailedLoad, FailedNote } from '@aloft/design-system/patterns/failed-load'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import * as css from './support-conversation.css.ts'

/** Why an answer wasn't sent: its user left the conversation, or something else. */
export type SupportTrouble = 'ended' | 'notSent'

/** Whose conversation it is, and what they passed on; null if there was none. */
export interface SupportSubject {
  readonly userName: string
  readonly email: string
  readonly startDate: Date
  readonly page: string | null
  readonly brand: string | null
  readonly plan: string
  readonly errorReference: string | null
}

export interface SupportConversationProps {
  /** Null once the conversation is over: then only the answer that was being written is left. */
  subject: SupportSubject | null
  messages: readonly SupportMessage[] | { failed: FailedLoad } | null
  answer: string
  onAnswer: (text: string) => void
  onSend: () => void
  isSending: boolean
  trouble: SupportTrouble | null
  /** Returns the user to Loona. */
  onEnd: () => void
  /** Goes back to the list. */
  onBack: () => void
}

/** A conversation that its user handed over: what they passed on, its messages, and the answer (AST-31). */
export function SupportConversation(props: SupportConversationProps) {
  const { subject, messages, answer, onAnswer, onSend, isSending, trouble, onEnd, onBack } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // On a narrow page the conversation replaces the list.
  useEffect(() => heading.current?.focus(), [])
  const text = answer.trim()
  const isTooLong = answer.length > maxMessageLength
  const canSend = subject !== null && text !== '' && !isTooLong && !isSending
  const title = subject ? subject.userName : t('support.over')
  return (
    <article
      className={css.conversation}
      aria-label={subject ? t('support.with', { name: subject.userName }) : title}
    >
      <div className={css.back}>
        <Button variant="quiet" size="small" onPress={onBack}>
          {t('support.back')}
        </Button>
      </div>
      <Stack gap={4}>
        <Heading level={2} size={24} ref={heading}>
          {title}
        </Heading>
        {subject ? (
          <Text size={13} tone="soft">
            {t('support.since', { email: subject.email, date: formatDate(subject.startDate, 'dateTime') })}
          </Text>
        ) : null}
      </Stack>
      {subject ? (
        <>
          <Facts {...subject} />
          <Messages messages={messages} />
        </>
      ) : null}
      {trouble ? <Notice tone="error">{t(`support.trouble.${trouble}`)}</Notice> : null}
      <form
        className={css.answer}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSend) onSend()
        }}
      >
        <TextAreaField
          label={t('support.answer')}
          name="answer"
          value={answer}
          onChange={onAnswer}
          error={isTooLong ? t('support.tooLong', { count: answer.length - maxMessageLength }) : undefined}
        />
        <Cluster gap={8} justify="between">
          <Button type="submit" variant="primary" isDisabled={!canSend}>
            {t('support.send')}
          </Button>
          {subject ? (
            <Button variant="quiet" isDisabled={isSending} onPress={onEnd}>
              {t('support.end')}
            </Button>
          ) : null}
        </Cluster>
      </form>
    </article>
  )
}

function Facts({ page, brand, plan, errorReference }: SupportSubject) {
  const { t } = useTranslation()
  const facts = { page, brand, plan, error: errorReference }
  return (
    <dl className={css.facts}>
      {(['page', 'brand', 'plan', 'error'] as const).map((fact) => (
        <div key={fact}>
          <dt className={css.term}>{t(`support.facts.${fact}`)}</dt>
          <dd className={css.fact}>{facts[fact] ?? t('support.facts.none')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Messages({ messages }: Pick<SupportConversationProps, 'messages'>) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const last = messages && 'at' in messages ? messages.at(-1)?.id : undefined
  useEffect(() => {
    if (last && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  if (messages === null) return <Skeleton width="100%" height={240} shape="block" />
  if ('failed' in messages) return <FailedNote failed={messages.failed}>{t('support.notLoaded')}</FailedNote>
  return (
    <div
      ref={list}
      className={css.messages}
      role="log"
      aria-label={t('support.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <ol className={css.list}>
        {messages.map(({ id, by, text, date }) => (
          <li key={id} className={css.message({ by })}>
            <span className={css.writer}>
              {t('support.writer', { by: t(`support.by.${by}`), date: formatDate(date, 'dateTime') })}
            </span>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
