import type { Outcome } from '@aloft/api-client/outcome'
import type { SupportTrouble } from '@aloft/views/admin/support-conversation'
import { api } from '../core/api.ts'

interface Answer {
  readonly runId: string
  readonly message: string
  readonly messageId: string
}

/** The last answer, if nobody knows whether the server has it. Sent again, it's the same one. */
let uncertain: Answer | null = null

/** Answers a conversation as a person of the support; resolves with null if it's sent (AST-31). */
export async function answerSupport(runId: string, message: string): Promise<SupportTrouble | null> {
  const isAgain = uncertain?.runId === runId && uncertain.message === message
  const answer = isAgain && uncertain ? uncertain : { runId, message, messageId: crypto.randomUUID() }
  const outcome = await api.call('admin-answer-support', answer)
  uncertain = outcome.kind === 'reply' || outcome.kind === 'failure' ? null : answer
  return troubleOf(outcome)
}

/** Returns a conversation to Loona; resolves with null if it's done. */
export async function endSupport(runId: string): Promise<SupportTrouble | null> {
  return troubleOf(await api.call('admin-end-support', { runId }))
}

function troubleOf(outcome: Outcome<'admin-answer-support' | 'admin-end-support'>): SupportTrouble | null {
  if (outcome.kind === 'reply') return null
  return outcome.kind === 'failure' && outcome.failure.error === 'supportEnded' ? 'ended' : 'notSent'
}
