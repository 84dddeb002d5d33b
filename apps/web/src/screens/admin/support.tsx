import type { SupportConversation as Handed } from '@aloft/domain/assistant/hand-over.entity'
import { SupportConversation } from '@aloft/views/admin/support-conversation'
import { type SupportContent, SupportView, type SupportViewProps } from '@aloft/views/admin/support.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { pageWords } from '../../navigation/page-words.ts'
import { planWords } from '../../navigation/plan-words.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { showToast } from '../../state/toasts.ts'
import { answerSupport, endSupport } from '../../wiring/admin/support.ts'
import { useAdminCheck } from './use-admin-check.ts'

/** How often an open list or conversation is loaded again. */
const freshMs = 4_000

/** The conversations that a person answers; the address determines which one is open (AST-31). */
export function Support({ hrefs }: Pick<SupportViewProps, 'hrefs'>) {
  const [query, setQuery] = useSearchParams()
  const { loaded, retry } = useQuery('admin-get-support', {}, { everyMs: freshMs })
  useAdminCheck(loaded.status === 'failed' && loaded.failure.error === 'notAdmin')
  const runId = query.get('runId')
  // An answer stays while another conversation is open.
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const go = (id: string | null) =>
    setQuery({ show: 'support', ...(id && { runId: id }) }, { preventScrollReset: true })
  const conversations = loaded.status === 'ready' ? loaded.reply.conversations : []
  const handed = conversations.find((one) => one.runId === runId) ?? null
  const content = (): SupportContent => {
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    if (loaded.status === 'loading') return { kind: 'loading' }
    return {
      kind: 'ready',
      rows: conversations.map((one) => ({ ...one, id: one.runId })),
      // One that has ended stays open, so that an answer to it isn't lost.
      shown: runId
        ? {
            id: runId,
            conversation: (
              <Conversation
                runId={runId}
                handed={handed}
                answer={answers[runId] ?? ''}
                onAnswer={(change) =>
                  setAnswers((known) => ({ ...known, [runId]: change(known[runId] ?? '') }))
                }
                onBack={() => go(null)}
              />
            ),
          }
        : null,
      onShow: go,
    }
  }
  return <SupportView hrefs={hrefs} content={content()} />
}

interface ConversationProps {
  readonly runId: string
  /** Null once it has ended. */
  readonly handed: Handed | null
  readonly answer: string
  readonly onAnswer: (change: (answer: string) => string) => void
  readonly onBack: () => void
}

function Conversation({ runId, handed, answer, onAnswer, onBack }: ConversationProps) {
  const { t } = useTranslation()
  const { loaded, retry } = useQuery('admin-get-support-messages', handed && { runId }, {
    changesWith: handed?.lastDate.getTime() ?? 0,
  })
  const sending = useCommand(
    (text: string) => answerSupport(runId, text),
    (trouble, text) => {
      if (trouble === null) onAnswer((now) => (now === text ? '' : now))
    },
  )
  const ending = useCommand(
    () => endSupport(runId),
    (trouble) => {
      if (trouble !== null) return
      showToast({ tone: 'success', text: t('support.ended') })
      onBack()
    },
  )
  return (
    <SupportConversation
      subject={
        handed && {
          ...handed,
          page: pageWords(t, handed.page) ?? handed.page,
          brand: handed.brandName,
          plan: planWords(t, handed.plan) || handed.plan,
        }
      }
      messages={
        loaded.status === 'loading'
          ? null
          : loaded.status === 'failed'
            ? { failed: failedLoad(loaded.failure, retry) }
            : loaded.reply.messages
      }
      answer={answer}
      onAnswer={(text) => onAnswer(() => text)}
      onSend={() => void sending.start(answer)}
      isSending={sending.isPending || ending.isPending}
      trouble={handed ? (sending.result ?? ending.result) : 'ended'}
      onEnd={() => void ending.start(null)}
      onBack={onBack}
    />
  )
}
