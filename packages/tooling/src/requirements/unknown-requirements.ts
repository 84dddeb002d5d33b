import { lineFinder } from '../tree/line-finder.ts'
import type { Violation } from '../tree/violation.ts'
import { findCitations } from './citations.ts'
import { requirementsFile } from './requirement-list.ts'
import type { RequirementGroup } from './requirement-list.ts'

/** A text and its path from the root of the repository. */
export interface CitingText {
  path: string
  text: string
}

// Standards, codes and examples written like a requirement's number.
const foreignPrefixes = new Set(['ABC', 'AES', 'GPT', 'ISO', 'LTD', 'SHA', 'SSH', 'UTF'])

/** Every place where a text cites a requirement that's in none of the groups. */
export function unknownRequirements(
  texts: readonly CitingText[],
  groups: readonly RequirementGroup[],
): Violation[] {
  const known = new Set(groups.flatMap(({ requirements }) => requirements.map(({ number }) => number)))
  const isKnown = (number: string) => known.has(number) || foreignPrefixes.has(number.slice(0, 3))
  return texts.flatMap(({ path, text }) => {
    const unknown = findCitations(text).filter(({ number }) => !isKnown(number))
    if (unknown.length === 0) return []
    const lineAt = lineFinder(text)
    return unknown.map(({ number, offset }) => ({
      rule: 'requirement numbers',
      file: path,
      line: lineAt(offset),
      found: number,
      reason: `${requirementsFile} has every number: correct this one, or add its rule there first`,
    }))
  })
}
