import type { JsonValue } from '../core/json.ts'
import { isNameTaken } from '../core/names.ts'
import { parseComponentKey } from './balloon-keys.rules.ts'

const shape = /^[A-Za-z0-9_-]+$/

/** Whether a key holds the path of an ad's component. */
export function isPathKey(key: string): boolean {
  const parsed = parseComponentKey(key)
  return parsed?.sectionId === null && parsed.key === 'path'
}

/** The paths among values by key, without empty ones and those that aren't texts. */
export function pathsIn(values: Readonly<Record<string, JsonValue>>): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isPathKey(key) && typeof value === 'string' && value !== '' ? [[key, value] as const] : [],
  )
}

/**
 * Why a path is refused, or null: it may only contain letters, digits, dashes and underscores, and no other component
 * of the brand's ads may have it, in any case (FLV-15).
 */
export function checkPath(path: string, otherPaths: readonly string[]): 'pathInvalid' | 'pathTaken' | null {
  if (!shape.test(path)) return 'pathInvalid'
  return isNameTaken(path, otherPaths) ? 'pathTaken' : null
}
