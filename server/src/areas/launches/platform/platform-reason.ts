import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import type { ReasonLine } from '@aloft/domain/notifications/notification-kinds.rules'
import type { ReviewIssue } from '../../../gateways/ad-platform/ad-platform.port.ts'
import type { Launch } from '../core/launch.repo.ts'

/** A platform's objections to an ad, in its own words, or as our findings under the same rule if it gave none. */
export function reasonOf(
  issues: readonly Pick<ReviewIssue, 'rule' | 'text'>[],
  launch: Pick<Launch, 'snapshot' | 'componentId' | 'platform' | 'currency'>,
): readonly ReasonLine[] | null {
  const findings = lintAd(launch.snapshot, launch, { currency: launch.currency, evidence: null })
  const lines = issues.flatMap(({ text, rule: named }): readonly ReasonLine[] => {
    if (text !== null) return [text]
    const broken = findings.filter(({ rule }) => rule === named)
    return broken.map(({ rule, details }) => ({ rule, details }))
  })
  return lines.length > 0 ? lines : null
}
