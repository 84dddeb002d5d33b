import type { ReviewIssue } from '../../gateways/ad-platform/ad-platform.port.ts'

/** What a platform says against an ad, as its user is told: its own words, or our rules that say the same. */
export function reasonOf(issues: readonly ReviewIssue[]): string | null {
  const words = issues.flatMap(({ text, rule }) => text ?? rule ?? [])
  return words.length > 0 ? [...new Set(words)].join(', ') : null
}
