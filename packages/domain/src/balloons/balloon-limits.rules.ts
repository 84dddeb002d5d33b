import { valuesPerBase } from '../core/edit-base.ts'
import { isStorableJson } from '../core/json.ts'
import { isStorableText } from '../core/text.ts'
import { isKnownKey } from './balloon-keys.rules.ts'

/**
 * Limits of a balloon. A text that's too long for its platform is still stored as a draft. These limits only keep out
 * what no editor sends.
 */
export const balloonLimits = {
  /** Characters of a name. */
  nameLength: 200,
  /** Characters of a key. */
  keyLength: 300,
  /** Characters of a value in JSON. */
  valueLength: 10_000,
  /** Nesting depth of lists and objects. */
  valueDepth: 8,
  /** Keys that one edit may set. */
  keysPerEdit: 200,
  keysPerBalloon: 2_000,
  /** Values that one edit of a key may name as its base. */
  valuesPerBase,
} as const

/**
 * Whether a value of any origin can be stored under a key: the key is known, and the value is JSON within the limits.
 * `checkValues`, which knows the ad, checks the shape that an edit needs.
 */
export function mayHold(key: string, value: unknown): boolean {
  return (
    key.length <= balloonLimits.keyLength &&
    isStorableText(key) &&
    isKnownKey(key) &&
    isStorableJson(value, { depth: balloonLimits.valueDepth, length: balloonLimits.valueLength })
  )
}
