import { isStorableJson, type JsonValue } from '../core/json.ts'
import { isStorableText } from '../core/text.ts'
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
  /** Values that one edit of a key may say it was based upon. */
  valuesPerBase: 20,
} as const

const textKeys: ReadonlySet<string> = new Set<ComponentKey>([
  'type',
  'url',
  'goalUrl',
  ...Object.values(copyFields).flatMap((fields) => fields.map(({ key }) => key)),
])

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
    isStorableJson(value, { depth: balloonLimits.valueDepth, length: balloonLimits.valueLength }) &&
    isOfItsKind(key, value)
  )
}
