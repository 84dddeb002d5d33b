import type { AnswerFailure } from '@aloft/views/ads/copy/copy-gap'
import { keepFactAnswer } from '@aloft/domain/briefs/fact-answer.rules'
import type { FactNeed } from '@aloft/domain/facts/copy-basis.entity'
import { absorbBrandAnswers, absorbBrief, briefsQuery } from '../../state/briefs.ts'
import { api } from '../core/api.ts'
import { fetchReply } from '../core/queries.ts'

/** Saves an answer to a text's missing fact in the brand's brief; resolves with the failure, if any. */
export async function saveFactAnswer(
  ideaId: string,
  need: FactNeed,
  answer: string,
): Promise<AnswerFailure | null> {
  const known = await fetchReply('get-briefs', briefsQuery(ideaId))
  if (!known?.brandBrief) return 'failed'
  const { brief: base } = known.brandBrief
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
    // From now on the linter accepts claims based on the answer.
    if (websiteAnswers) absorbBrandAnswers(ideaId, websiteAnswers)
    return null
  }
  const isConflict = outcome.kind === 'failure' && outcome.failure.error === 'briefConflict'
  return isConflict ? 'conflict' : 'failed'
}
