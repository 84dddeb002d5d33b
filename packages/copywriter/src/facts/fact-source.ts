import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import type { FactSource } from './ad-facts.ts'

/** The source of facts that only the brief states. */
export const inBrief: FactSource = { from: 'brief' }

/** The source of a fact: the first page that states it, or the brief if no page does. */
export function sourceOf(evidence: readonly Evidence[] | undefined): FactSource {
  const [first] = evidence ?? []
  return first ? { from: 'website', url: first.url, quote: first.quote } : inBrief
}
