import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { finishedFigures } from '@aloft/domain/assistant/figures/finished-figures.rules'
import { timeZone } from './figures/time-zone.ts'
import { spokenText } from './finished-sentences.ts'

/** How many figures of an answer were said nowhere before. */
export function unprovedCount(markdown: string, evidence: Evidence, isPart: boolean): number {
  const figures = finishedFigures(spokenText(markdown), { evidence, isPart, timeZone: timeZone() })
  return figures.filter(({ proof }) => proof.kind === 'unproved').length
}
