import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import type { BriefFields } from './brief-rows.tsx'
import { evidenceLines } from './evidence-lines.ts'
import type { MeasuredData } from './measured-rows.tsx'

/** A fact with the words of the page it was found on. */
export interface FramedFact {
  readonly name: (typeof names)[number]
  readonly quote: string
  readonly url: string
}

const names = ['summary', 'offers', 'differentiators', 'audiences', 'location'] as const

/** The facts to show on their pages, each with its first quote; those that the user wrote have none. */
export function framedFacts(
  fields: BriefFields,
  { offers }: Pick<MeasuredData, 'offers'>,
): readonly FramedFact[] {
  const evidenceOf = (name: FramedFact['name']): readonly Evidence[] => {
    if (name === 'offers') return offers[0]?.evidence ?? []
    const { evidence = [], isEdited } = fields[name]
    return isEdited ? [] : evidence
  }
  return names.flatMap((name) => {
    const [first] = evidenceLines(evidenceOf(name), []).quotes
    return first ? [{ name, ...first }] : []
  })
}
