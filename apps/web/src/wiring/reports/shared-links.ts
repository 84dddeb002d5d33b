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

/** Creates a link to a preview; its address can't be read again. */
export async function createPreviewLink(
  asked: PayloadOf<'create-preview-link'>,
): Promise<ReplyOf<'create-preview-link'> | LinkFault> {
  const outcome = await api.call('create-preview-link', asked)
  if (outcome.kind === 'reply') return outcome.reply
  return outcome.kind === 'failure' && outcome.failure.error === 'tooManyLinks' ? 'tooManyLinks' : 'generic'
}

/** Ends a link to a preview at once; null if it has ended. */
export async function endPreviewLink(asked: PayloadOf<'delete-preview-link'>): Promise<LinkFault | null> {
  const outcome = await api.call('delete-preview-link', asked)
  return outcome.kind === 'reply' ? null : 'generic'
}

/** Deletes a comment on a preview; null if it's gone. */
export async function deletePreviewComment(
  asked: PayloadOf<'delete-preview-comment'>,
): Promise<'generic' | null> {
  const outcome = await api.call('delete-preview-comment', asked)
  return outcome.kind === 'reply' ? null : 'generic'
}

type CommentFault = 'linkEnded' | 'tooManyComments' | 'tooManyRequests' | 'generic'

/** Sends a comment on a preview, without an account; null once it's stored. */
export async function addPreviewComment(
  asked: PayloadOf<'add-preview-comment'>,
): Promise<CommentFault | null> {
  const outcome = await api.call('add-preview-comment', asked)
  switch (outcome.kind) {
    case 'reply':
      return null
    case 'failure':
      return outcome.failure.error
    case 'refused':
      return outcome.error === 'tooManyRequests' ? 'tooManyRequests' : 'generic'
    default:
      return 'generic'
  }
}
