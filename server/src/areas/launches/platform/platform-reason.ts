import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import { defaultLanguage } from '@aloft/messages/language'
import type { ReviewIssue } from '../../../gateways/ad-platform/ad-platform.port.ts'
import { translate } from '../../../translate.ts'
import type { Launch } from '../core/launch.repo.ts'

/**
 * A platform's objections to an ad, one per line, as its user sees them: the platform's own words, or those of our
 * matching rules. It is stored like a reviewer's words, so it is in the language they all share.
 */
export function reasonOf(
  issues: readonly Pick<ReviewIssue, 'rule' | 'text'>[],
  launch: Pick<Launch, 'snapshot' | 'componentId' | 'platform' | 'currency'>,
): string | null {
  const findings = lintAd(launch.snapshot, launch, { currency: launch.currency, evidence: null })
  const words = issues.flatMap(({ text, rule }) => {
    if (text !== null) return text
    const broken = findings.filter((finding) => finding.rule === rule)
    return broken.map(({ details }) => translate(defaultLanguage, `lint.${rule}.message`, details))
  })
  return words.length > 0 ? [...new Set(words)].join('\n') : null
}
