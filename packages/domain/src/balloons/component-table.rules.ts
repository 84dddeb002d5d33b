import type { ComponentGroup, ValueKey } from './component-schemas.entity.ts'
import type { ComponentType } from './component-types.rules.ts'
import * as table from './generated/component-table.rules.ts'
import type { SectionType } from './section-types.rules.ts'
import type { ValueRow } from './value-facts.rules.ts'

// What rules know of values, derived from their schemas: rules run on the first screen, where no schema library is loaded.

/** What is known of each value of a component. */
export const valueRows: Readonly<Record<ValueKey, ValueRow>> = table.valueRows

/** The values that are read together, by the platform they belong to. */
export const groupKeys: Readonly<Record<ComponentGroup, readonly ValueKey[]>> = table.groupKeys

/** The values that components of a type hold whatever their platform. */
export const typeKeys: Readonly<Record<ComponentType, readonly ValueKey[]>> = table.typeKeys
export const typeGroups: Readonly<Record<ComponentType, readonly ComponentGroup[]>> = table.typeGroups

/** What is known of each value of a section. */
export const sectionRows: Readonly<Record<string, ValueRow>> = table.sectionRows
export const sectionTypeKeys: Readonly<Record<SectionType, readonly string[]>> = table.sectionTypeKeys
