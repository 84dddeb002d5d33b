import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import { defaultLanguage } from '@aloft/messages/language'
import type { ReviewIssue } from '../../gateways/ad-platform/ad-platform.port.ts'
import { translate } from '../../translate.ts'
import type { AdRun } from './run.repo.ts'

/**
 * What a platform says against an ad, as its user is told, one thing a line: its own words, or those of our rules that
 * say the same. It is kept, as what a reviewer writes is, so it is in the language that all of them share.
 */
export function reasonOf(
  issues: readonly Pick<ReviewIssue, 'rule' | 'text'>[],
  run: Pick<AdRun, 'snapshot' | 'componentId' | 'platform' | 'currency'>,
): string | null {
  const findings = lintAd(run.snapshot, run, { currency: run.currency, evidence: null })
  const words = issues.flatMap(({ text, rule }) => {
    if (text !== null) return text
    const broken = findings.filter((finding) => finding.rule === rule)
    return broken.map(({ details }) => translate(defaultLanguage, `lint.${rule}.message`, details))
  })
  return words.length > 0 ? [...new Set(words)].join('\n') : null
}
