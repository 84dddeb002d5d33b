import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { AnswerFailure } from '@aloft/design-system/patterns/copy-gap'
import { keepFactAnswer } from '@aloft/domain/briefs/fact-answer.rules'
import type { FactNeed } from '@aloft/domain/facts/copy-basis.entity'
import { absorbBrief } from '../state/briefs.ts'
import { setAdEvidence } from '../state/evidence.ts'
import { api } from './api.ts'
import { loadEvidence } from './evidence.ts'

/** What the saved texts of an ad rest on; null where nobody could say. An aborted call rejects. */
export async function requestCopyBasis(
  payload: PayloadOf<'get-copy-basis'>,
  signal: AbortSignal,
): Promise<ReplyOf<'get-copy-basis'> | null> {
  const outcome = await api.call('get-copy-basis', payload, { signal })
  // What may be claimed comes along; an ad whose brand has no brief says no more than its brand.
  if (outcome.kind === 'reply') setAdEvidence(payload.balloonId, outcome.reply.evidence)
  else if (outcome.kind === 'failure') setAdEvidence(payload.balloonId, [])
  return outcome.kind === 'reply' ? outcome.reply : null
}

/** Keeps an answer to what a text waits for in the brief of the brand; says why where it cannot. */
export async function saveFactAnswer(
  ideaId: string,
  need: FactNeed,
  answer: string,
): Promise<AnswerFailure | null> {
  const known = await api.call('get-briefs', { ideaId })
  if (known.kind !== 'reply' || !known.reply.brandBrief) return 'failed'
  const { brief: base } = known.reply.brandBrief
  const merged = keepFactAnswer(base, need, answer)
  if (!merged) return 'briefFull'
  const { brief, websiteAnswers } = merged
  const outcome = await api.call('save-brief', {
    ideaId,
    kind: 'brand',
    brief,
    base,
    ...(websiteAnswers && { websiteAnswers }),
  })
  if (outcome.kind === 'reply') {
    absorbBrief({ ideaId, kind: 'brand' }, outcome.reply.brief)
    // The linter takes what was just said for granted from here on.
    await loadEvidence(ideaId)
    return null
  }
  const isConflict = outcome.kind === 'failure' && outcome.failure.error === 'briefConflict'
  return isConflict ? 'conflict' : 'failed'
}
