import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import type { FactSource } from './ad-facts.ts'

/** The source of what only the brief says. */
export const inBrief: FactSource = { from: 'brief' }

/** Where a fact was read: the first page that says it, or the brief where no page does. */
export function sourceOf(evidence: readonly Evidence[] | undefined): FactSource {
  const [first] = evidence ?? []
  return first ? { from: 'website', url: first.url, quote: first.quote } : inBrief
}
