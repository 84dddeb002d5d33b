import type { JsonValue } from '../core/json.ts'
import type { ComponentKey } from './balloon-keys.rules.ts'
import { isKnownKey, parseComponentKey } from './balloon-keys.rules.ts'
import { isComponentOrder, isSectionOrder } from './component-order.rules.ts'
import { copyFields } from './copy-fields.rules.ts'

/**
 * How much a balloon may hold. A text that is too long for its platform is kept as a draft all the same; these
 * bounds only keep what no editor sends out of the database.
 */
export const balloonLimits = {
  /** Characters of a name. */
  nameLength: 200,
  /** Characters of a key. */
  keyLength: 300,
  /** Characters of a value, written as JSON. */
  valueLength: 10_000,
  /** Lists and objects inside one another. */
  valueDepth: 8,
  /** Keys that one edit may set. */
  keysPerEdit: 200,
  keysPerBalloon: 2_000,
} as const

const textKeys: ReadonlySet<string> = new Set<ComponentKey>([
  'type',
  'url',
  'goalUrl',
  ...Object.values(copyFields).flatMap((fields) => fields.map(({ key }) => key)),
])

/** Whether the database can keep a text as it is: it knows neither NUL nor halves of characters. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Whether a value of any origin is JSON that comes back as it was kept, nested at most `depth` deep. */
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

function isOfItsKind(key: string, value: JsonValue): boolean {
  if (value === null) return true
  if (key === 'componentOrder') return isComponentOrder(value)
  if (key === 'sectionOrder') return isSectionOrder(value)
  const parsed = parseComponentKey(key)
  const isText = parsed !== null && parsed.sectionId === null && textKeys.has(parsed.key)
  return !isText || typeof value === 'string'
}

/** Whether a balloon may hold a value of any origin under a key (ENT-10 to ENT-14). */
export function mayHold(key: string, value: unknown): boolean {
  return (
    key.length <= balloonLimits.keyLength &&
    isStorableText(key) &&
    isKnownKey(key) &&
    isStorable(value, balloonLimits.valueDepth) &&
    JSON.stringify(value).length <= balloonLimits.valueLength &&
    isOfItsKind(key, value)
  )
}
