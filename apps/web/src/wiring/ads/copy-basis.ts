import type { AnswerFailure } from '@aloft/views/ads/copy/copy-gap'
import { keepFactAnswer } from '@aloft/domain/briefs/fact-answer.rules'
import type { FactNeed } from '@aloft/domain/facts/copy-basis.entity'
import { absorbBrief } from '../../state/briefs.ts'
import { setAdEvidence } from '../../state/evidence.ts'
import type { Loaded } from '../../state/queries.ts'
import { api } from '../core/api.ts'
import { loadEvidence } from './evidence.ts'

/**
 * Stores what an ad may claim besides its brand's texts; without a brief, an ad may only claim what these
 * state.
 */
export function takeAdEvidence(balloonId: string, loaded: Loaded<'get-copy-basis'>): void {
  if (loaded.status === 'loading') return
  if (loaded.failure?.declared) setAdEvidence(balloonId, [])
  else if (loaded.status === 'ready') setAdEvidence(balloonId, loaded.reply.evidence)
}

/** Saves an answer to a text's missing fact in the brand's brief; resolves with the failure, if any. */
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
    // From now on the linter accepts claims based on the answer.
    await loadEvidence(ideaId)
    return null
  }
  const isConflict = outcome.kind === 'failure' && outcome.failure.error === 'briefConflict'
  return isConflict ? 'conflict' : 'failed'
}
