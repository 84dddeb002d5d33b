import { valuesPerBase } from '../core/edit-base.ts'
import { isStorableJson } from '../core/json.ts'
import { isStorableText } from '../core/text.ts'
import { isKnownKey } from './balloon-keys.rules.ts'

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
  valuesPerBase,
} as const

/**
 * Whether a value of any origin can be kept under a key: the key is known, and the value is JSON within its bounds.
 * Whether it has the shape that an edit needs is asked of `checkValues`, which knows the ad.
 */
export function mayHold(key: string, value: unknown): boolean {
  return (
    key.length <= balloonLimits.keyLength &&
    isStorableText(key) &&
    isKnownKey(key) &&
    isStorableJson(value, { depth: balloonLimits.valueDepth, length: balloonLimits.valueLength })
  )
}
