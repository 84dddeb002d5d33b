import type { AdJudgement } from '../ads/ad-judgement.rules.ts'
import type { AdFailures } from '../ads/ad-readiness.rules.ts'
import { type AdField, sectionOfField } from '../ads/editor-sections.rules.ts'
import { isBlocked, type LintFinding } from '../ads/lint/lint-copy.rules.ts'
import { payerKeys } from '../ads/payer-suggestion.rules.ts'
import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { copyFields } from '../balloons/copy-fields.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

// EDT-07

type Judged = Pick<AdJudgement, 'failures' | 'findings'>

/** The texts of an ad that block its launch, in the order they're written: empty, too long, repeated or refused. */
export function blockingTexts(platform: AdPlatform, { failures, findings }: Judged): readonly ComponentKey[] {
  return copyFields[platform]
    .map(({ key }) => key)
    .filter(
      (key) => failures[key] !== undefined || isBlocked(findings.filter((finding) => finding.key === key)),
    )
}

/** A judgement without what the page of a launch asks for in fields of its own: texts, budget, length and payer. */
export function besideLaunchFields(platform: AdPlatform, { failures, findings }: Judged): Judged {
  const isAsked = (field: AdField | null) =>
    field !== null &&
    (['budget', 'timing'].includes(sectionOfField(field)) ||
      payerKeys.some((key) => key === field) ||
      copyFields[platform].some(({ key }) => key === field))
  const texts = blockingTexts(platform, { failures, findings })
  const remaining = Object.entries(failures).filter(([field]) => !isAsked(field as AdField))
  // A text that's still to be written is why there are too few of them.
  const isOfTexts = ({ key, rule }: LintFinding) => isAsked(key) || (rule === 'G04' && texts.length > 0)
  return {
    failures: Object.fromEntries(remaining) as AdFailures,
    findings: findings.filter((finding) => finding.severity !== 'error' || !isOfTexts(finding)),
  }
}
