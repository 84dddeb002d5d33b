import type { JsonValue } from '../core/json.ts'
import { sectionKey } from './balloon-keys.rules.ts'
import { sectionRows, sectionTypeKeys } from './component-table.rules.ts'
import { type CtaType, heroCtaTypeKey, isSectionType, type SectionType } from './section-types.rules.ts'
import { whatFits } from './value-facts.rules.ts'

/** A section of a page. */
export interface Section {
  readonly id: string
  /** Null if it is none that is known. */
  readonly type: SectionType | null
  /** What it calls visitors to do; null if nothing is chosen, or its type calls for nothing. */
  readonly ctaType: CtaType | null
}

/** A section from a balloon's values by key. A value that doesn't fit counts as not written. */
export function readSection(
  values: Readonly<Record<string, JsonValue>>,
  componentId: string,
  sectionId: string,
): Section {
  const valueOf = (key: string) => values[sectionKey(componentId, sectionId, key)] ?? null
  const stored = valueOf('type')
  const type = isSectionType(stored) ? stored : null
  const row = sectionRows[heroCtaTypeKey]
  const hasCta = type !== null && row !== undefined && sectionTypeKeys[type].includes(heroCtaTypeKey)
  // As the row says, which is derived from the schema that lists the types.
  const ctaType = hasCta ? (whatFits(row.shape, valueOf(heroCtaTypeKey)) as CtaType | null) : null
  return { id: sectionId, type, ctaType }
}
