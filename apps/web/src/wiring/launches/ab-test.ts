import type { AdVariant } from '@aloft/domain/ads/ab-test.rules'
import { api } from '../core/api.ts'
import type { AdSubject } from './ad-life.ts'

/** Why a test wasn't saved. */
export type AbTestSaveFailure =
  | 'planLapsed'
  | 'adNotEditable'
  | 'balloonNotFound'
  | 'creativeNotFound'
  | 'maxVariants'
  | 'generic'

const original: AdVariant = { texts: {}, creativeId: null }

/** Sets what the next launch of an ad is tested against; null removes the test. Null once it's saved. */
export async function saveAbTest(
  subject: AdSubject,
  variant: AdVariant | null,
): Promise<AbTestSaveFailure | null> {
  const variants = variant ? [original, variant] : [original]
  const outcome = await api.call('save-ab-test', {
    ...subject,
    variants: variants.map(({ texts, creativeId }) => ({ texts: { ...texts }, creativeId })),
  })
  if (outcome.kind === 'reply') return null
  return outcome.kind === 'failure' ? outcome.failure.error : 'generic'
}
