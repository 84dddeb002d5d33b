import type { JsonValue } from '../core/json.ts'
import { themeNames } from '../core/theme-names.ts'
import { type BalloonKey, parseComponentKey, type ParsedKey } from './balloon-keys.rules.ts'
import { isComponentOrder, isSectionOrder } from './component-order.rules.ts'
import type { ValueKey } from './component-schemas.entity.ts'
import { type ComponentType, componentTypeOf, isComponentType } from './component-types.rules.ts'
import {
  groupKeys,
  sectionRows,
  sectionTypeKeys,
  typeGroups,
  typeKeys,
  valueRows,
} from './component-table.rules.ts'
import { isSectionType } from './section-types.rules.ts'
import { fits, type ValueRow } from './value-facts.rules.ts'

const balloonShapes: Readonly<Record<BalloonKey, (value: JsonValue) => boolean>> = {
  componentOrder: isComponentOrder,
  sectionOrder: isSectionOrder,
  theme: (value) => themeNames.some((name) => name === value),
}

/** What's known about the value under a key such as `component/{id}/fbTitle`; null if it isn't a component's value. */
export function valueRowOf(key: string): ValueRow | null {
  const parsed = parseComponentKey(key)
  return parsed && rowOf(parsed)
}

function rowOf({ sectionId, key }: Pick<ParsedKey, 'sectionId' | 'key'>): ValueRow | null {
  const rows: Readonly<Record<string, ValueRow>> = sectionId === null ? valueRows : sectionRows
  return Object.hasOwn(rows, key) ? (rows[key] ?? null) : null
}

/** The values that components of a type have, including those of its platform. */
export function valueKeysOf(type: ComponentType): readonly ValueKey[] {
  return [...typeKeys[type], ...typeGroups[type].flatMap((group) => groupKeys[group])]
}

/**
 * Whether components of a type have a key (ENT-10 to ENT-14, ENT-25, ENT-26). Only pages have sections, and a section's
 * own type decides its values.
 */
export function hasKey(
  type: ComponentType,
  { sectionId, key }: Pick<ParsedKey, 'sectionId' | 'key'>,
  sectionType: JsonValue = null,
): boolean {
  if (sectionId === null) return key === 'type' || valueKeysOf(type).some((known) => known === key)
  if (componentTypeOf(type).type !== 'page') return false
  return key === 'type' || (isSectionType(sectionType) && sectionTypeKeys[sectionType].includes(key))
}

/**
 * Whether a value has the shape that its key requires; null clears a key and is always allowed. False for an unknown
 * key.
 */
export function isOfShape(key: string, value: JsonValue): boolean {
  const parsed = parseComponentKey(key)
  if (parsed === null) return isBalloonKey(key) && (value === null || balloonShapes[key](value))
  if (parsed.key === 'type') {
    return value === null || (parsed.sectionId === null ? isComponentType(value) : isSectionType(value))
  }
  const row = rowOf(parsed)
  return row !== null && (value === null || fits(row.shape, value))
}

function isBalloonKey(key: string): key is BalloonKey {
  return Object.hasOwn(balloonShapes, key)
}

/** Whether only the product writes a key: what it found out or counted, or who wrote an ad. */
export function isSetByProduct(key: string): boolean {
  return valueRowOf(key)?.writer === 'product'
}
