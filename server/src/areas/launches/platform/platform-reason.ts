import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import type { ReasonLine } from '@aloft/domain/notifications/notification-kinds.rules'
import type { ReviewIssue } from '../../../gateways/ad-platform/ad-platform.port.ts'
import type { Launch } from '../core/launch.repo.ts'
import { variantValuesOf } from './platform-order.ts'

/** A platform's objections to an ad, in its own words, or as our findings under the same rule if it gave none. */
export function reasonOf(
  issues: readonly Pick<ReviewIssue, 'rule' | 'text'>[],
  launch: Parameters<typeof variantValuesOf>[0] & Pick<Launch, 'currency'>,
): readonly ReasonLine[] | null {
  const context = { currency: launch.currency, evidence: null }
  const variantValues = variantValuesOf(launch)
  const own = lintAd(launch.snapshot, launch, context)
  // A platform names a rule once, whichever version breaks it.
  const others = variantValues ? lintAd(variantValues, launch, context) : []
  const findings = [...own, ...others.filter(({ rule }) => !own.some((one) => one.rule === rule))]
  const lines = issues.flatMap(({ text, rule: named }): readonly ReasonLine[] => {
    if (text !== null) return [text]
    const broken = findings.filter(({ rule }) => rule === named)
    return broken.map(({ rule, details }) => ({ rule, details }))
  })
  return lines.length > 0 ? lines : null
}
