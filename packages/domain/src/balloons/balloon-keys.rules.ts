import type { ValueKey } from './component-schemas.entity.ts'
import { valueRows } from './component-table.rules.ts'

/** Keys of a balloon's data that are about the whole balloon (ENT-09). */
const balloonKeys = ['componentOrder', 'sectionOrder', 'theme'] as const
export type BalloonKey = (typeof balloonKeys)[number]

/** Keys of a component's data: `component/{id}/{key}` (ENT-10, ENT-12 to ENT-14, ENT-26, OPN-15). */
export const componentKeys = ['type', ...(Object.keys(valueRows) as ValueKey[])] as const
export type ComponentKey = (typeof componentKeys)[number]

/** The key of a component's value in a balloon. IDs contain no slash. */
export function componentKey<K extends string>(componentId: string, key: K): `component/${string}/${K}` {
  return `component/${componentId}/${key}`
}

/** The key of a page section's value in a balloon. */
export function sectionKey<K extends string>(
  componentId: string,
  sectionId: string,
  key: K,
): `component/${string}/sections/${string}/${K}` {
  return `component/${componentId}/sections/${sectionId}/${key}`
}

/** The parts of a component's key; `sectionId` is null if the value belongs to the component itself. */
export interface ParsedKey {
  readonly componentId: string
  readonly sectionId: string | null
  readonly key: string
}

const sectionShape = /^component\/([^/]+)\/sections\/([^/]+)\/(.+)$/
const componentShape = /^component\/([^/]+)\/(?!sections(?:\/|$))(.+)$/

/** Splits a key of the form `component/{id}/…`; null for other keys (ENT-10). */
export function parseComponentKey(text: string): ParsedKey | null {
  const [, sectionComponentId, sectionId, sectionPart] = sectionShape.exec(text) ?? []
  if (sectionComponentId && sectionId && sectionPart) {
    return { componentId: sectionComponentId, sectionId, key: sectionPart }
  }
  const [, componentId, key] = componentShape.exec(text) ?? []
  return componentId && key ? { componentId, sectionId: null, key } : null
}

function isListed(list: readonly string[], key: string): boolean {
  return list.includes(key)
}

/** Whether a balloon may have a value under a key: all others are refused on saving. */
export function isKnownKey(text: string): boolean {
  if (isListed(balloonKeys, text)) return true
  const parsed = parseComponentKey(text)
  if (parsed === null) return false
  if (parsed.sectionId === null) return isListed(componentKeys, parsed.key)
  return parsed.key === 'type' || parsed.key.startsWith('config/')
}
