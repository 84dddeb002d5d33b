import { audienceFactsOf } from '@aloft/domain/ads/audience-values.rules'
import { sectionOfField } from '@aloft/domain/ads/editor-sections.rules'
import { type LintInput, lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { type Campaign, type ReviewIssue, type ReviewVerdict, reviewVerdicts } from '../ad-platform.port.ts'
import { drawFor } from './draw.ts'
import { hourMs } from './pace.ts'

/** What a reviewer of the simulated platform makes of an ad. */
export interface Judgement {
  readonly verdict: ReviewVerdict
  /** The most severe first. */
  readonly issues: readonly ReviewIssue[]
  /** How well its content keeps to the rules, 0 to 1. */
  readonly quality: number
}

const verdictOf = { error: 'disapproved', warning: 'approvedLimited' } as const
const severity = ({ verdict }: ReviewIssue) => reviewVerdicts.indexOf(verdict)

/** Judges an ad by the rules of the linter: an error has it refused, and each remark on its content makes it weaker. */
export function judge({ platform, texts, targeting }: Campaign): Judgement {
  const input: LintInput = {
    platform,
    texts,
    keywords: targeting.keywords.map(({ text }) => text),
    language: targeting.languages[0] ?? null,
    // A platform does not know the evidence for a claim.
    evidence: null,
    declaredCategories: targeting.specialCategories,
    // The platform gets the amount it may spend, without our commission, and not the planned budget.
    audience: audienceFactsOf(targeting),
  }
  const issues = lintCopy(input)
    .map(({ rule, key, severity: of }) => ({ rule, key, verdict: verdictOf[of], text: null }))
    .toSorted((left, right) => severity(left) - severity(right))
  const ofContent = issues.filter(({ key }) => key === null || sectionOfField(key) === 'content')
  return { verdict: issues[0]?.verdict ?? 'approved', issues, quality: 0.3 + 0.7 * 0.8 ** ofContent.length }
}

/** How long the review of a seed takes: 2 to 48 hours, mostly less than a day (LCH-04). */
export function reviewMs(seed: string): number {
  const hours = 9 * Math.exp(0.7 * drawFor(seed, 'review').normal())
  return Math.round(hourMs * Math.min(48, Math.max(2, hours)))
}
