import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { api } from '../core/api.ts'

/** Why a link wasn't created or ended. */
export type LinkFault = 'tooManyLinks' | 'generic'

/** Creates a link to a report; its address can't be read again. */
export async function createReportLink(
  asked: PayloadOf<'create-report-link'>,
): Promise<ReplyOf<'create-report-link'> | LinkFault> {
  const outcome = await api.call('create-report-link', asked)
  if (outcome.kind === 'reply') return outcome.reply
  return outcome.kind === 'failure' && outcome.failure.error === 'tooManyLinks' ? 'tooManyLinks' : 'generic'
}

/** Ends a link at once; null if it has ended. */
export async function endReportLink(asked: PayloadOf<'delete-report-link'>): Promise<LinkFault | null> {
  const outcome = await api.call('delete-report-link', asked)
  return outcome.kind === 'reply' ? null : 'generic'
}
