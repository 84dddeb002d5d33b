import type { ComponentGroup, ValueKey } from './component-schemas.entity.ts'
import type { ComponentType } from './component-types.rules.ts'
import * as table from './generated/component-table.rules.ts'
import type { SectionType } from './section-types.rules.ts'
import type { ValueRow } from './value-facts.rules.ts'

// What the rules know about values, derived from their schemas. Rules run on the first screen, where no schema library
// is loaded.

/** What's known about each value of a component. */
export const valueRows: Readonly<Record<ValueKey, ValueRow>> = table.valueRows

/** The values that are read together, by platform. */
export const groupKeys: Readonly<Record<ComponentGroup, readonly ValueKey[]>> = table.groupKeys

/** The values that components of a type have on every platform. */
export const typeKeys: Readonly<Record<ComponentType, readonly ValueKey[]>> = table.typeKeys
export const typeGroups: Readonly<Record<ComponentType, readonly ComponentGroup[]>> = table.typeGroups

/** What's known about each value of a section. */
export const sectionRows: Readonly<Record<string, ValueRow>> = table.sectionRows
export const sectionTypeKeys: Readonly<Record<SectionType, readonly string[]>> = table.sectionTypeKeys
