import type { ComponentOrder, SectionOrder } from './balloon.entity.ts'

// IDs are used in keys, between slashes.
function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '' && !id.includes('/'))
}

/** Whether a value is a list of steps, each a list of component ids (ENT-09). */
export function isComponentOrder(value: unknown): value is ComponentOrder {
  return Array.isArray(value) && value.every(isIdList)
}

/** Whether a value names the sections of components by component id (ENT-09). */
export function isSectionOrder(value: unknown): value is SectionOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    isIdList(Object.keys(value)) &&
    Object.values(value).every(isIdList)
  )
}
