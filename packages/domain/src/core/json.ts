import { isStorableText } from './text.ts'

/** Any value that JSON can carry. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/**
 * Limits of a value about which nothing else is known: more than any editor sends, and not enough to overflow a stack.
 */
export interface JsonLimits {
  /** Nesting depth of lists and objects. */
  readonly depth: number
  /** Characters of the value in JSON. */
  readonly length: number
}

/** Whether a value of any origin is JSON that's stored unchanged, within its limits. */
export function isStorableJson(value: unknown, { depth, length }: JsonLimits): value is JsonValue {
  return isStorable(value, depth) && JSON.stringify(value).length <= length
}

function isStorable(value: unknown, depth: number): value is JsonValue {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth - 1))
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isStorableText(key) && isStorable(item, depth - 1),
  )
}

/** Whether two values are equal. The order of an object's keys doesn't matter, because a database may change it. */
export function isSameJson(left: JsonValue, right: JsonValue): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [own, other] = [Object.entries(left), new Map(Object.entries(right))]
  return (
    own.length === other.size &&
    own.every(([key, value]) => {
      const same = other.get(key)
      return same !== undefined && isSameJson(value, same)
    })
  )
}
