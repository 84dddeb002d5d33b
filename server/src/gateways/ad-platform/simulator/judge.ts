import { audienceFactsOf } from '@aloft/domain/ads/audience-values.rules'
import { sectionOfField } from '@aloft/domain/ads/editor-sections.rules'
import { type LintInput, lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { type Campaign, type ReviewIssue, type ReviewVerdict, reviewVerdicts } from '../ad-platform.port.ts'
import { drawFor } from './draw.ts'
import { hourMs } from './pace.ts'

/** A review of an ad by the simulated platform. */
export interface Judgement {
  readonly verdict: ReviewVerdict
  /** The most severe first. */
  readonly issues: readonly ReviewIssue[]
  /** How well its content follows the rules, 0 to 1. */
  readonly quality: number
}

const verdictOf = { error: 'disapproved', warning: 'approvedLimited' } as const
const severity = ({ verdict }: ReviewIssue) => reviewVerdicts.indexOf(verdict)

/** Reviews an ad by the linter's rules: an error rejects it, and each finding about its content lowers its quality. */
export function judge({ platform, texts, targeting }: Campaign): Judgement {
  const input: LintInput = {
    platform,
    texts,
    keywords: targeting.keywords.map(({ text }) => text),
    language: targeting.languages[0] ?? null,
    // A platform has no evidence for claims.
    evidence: null,
    declaredCategories: targeting.specialCategories,
    // Without the planned budget: the platform only gets the spend cap, which excludes our commission.
    audience: audienceFactsOf(targeting),
  }
  const issues = lintCopy(input)
    .map(({ rule, key, severity: of }) => ({ rule, key, verdict: verdictOf[of], text: null }))
    .toSorted((left, right) => severity(left) - severity(right))
  const ofContent = issues.filter(({ key }) => key === null || sectionOfField(key) === 'content')
  return { verdict: issues[0]?.verdict ?? 'approved', issues, quality: 0.3 + 0.7 * 0.8 ** ofContent.length }
}

/** The review of an ad with two versions: it's rejected if one of them is, and each issue is listed once. */
export function mergeJudgements(own: Judgement, other: Judgement): Judgement {
  const isNew = (issue: ReviewIssue) =>
    !own.issues.some(({ rule, key }) => rule === issue.rule && key === issue.key)
  const issues = [...own.issues, ...other.issues.filter(isNew)].toSorted(
    (left, right) => severity(left) - severity(right),
  )
  return { ...own, verdict: issues[0]?.verdict ?? 'approved', issues }
}

/** Duration of the review of a seed: 2 to 48 hours, mostly less than a day (LCH-04). */
export function reviewMs(seed: string): number {
  const hours = 9 * Math.exp(0.7 * drawFor(seed, 'review').normal())
  return Math.round(hourMs * Math.min(48, Math.max(2, hours)))
}
