import { isKnownKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { balloonLimits, mayHold } from '@aloft/domain/balloons/balloon-limits.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { isStorableText } from '@aloft/domain/core/text'
import { z } from 'zod'

// Both are checked by code. A schema for any JSON would overflow the stack on deeply nested values, and would
// silently drop keys that should be refused.

/** The changed fields of an edit: values by key, and `name` for the ad's own name (ENT-35). */
export type BalloonEdit = Readonly<Record<string, JsonValue>>

/**
 * The values an edit is based on: for each key the value seen before, and those the same page has sent since
 * without getting an answer. Keys that are left out are overwritten, whatever their value.
 */
export type EditBase = Readonly<Record<string, readonly JsonValue[]>>

/**
 * All data of a balloon as sent by a client: histories by key, of which only the last value counts (ENT-37).
 */
export type SentBalloonData = Readonly<Record<string, readonly { readonly value: JsonValue }[]>>

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const balloonName = z.string().max(balloonLimits.nameLength).refine(isStorableText)

/** A key of a balloon's data. */
export const balloonKey = z.string().max(balloonLimits.keyLength).refine(isKnownKey)

export const balloonEdit = z
  .custom<BalloonEdit>(isRecord)
  .superRefine((edit, context) => {
    const keys = Object.keys(edit)
    const wrong = keys.find((key) => !isField(key, edit[key]))
    if (wrong !== undefined) context.addIssue({ code: 'custom', path: [wrong] })
    else if (keys.length > balloonLimits.keysPerEdit) context.addIssue({ code: 'custom' })
  })
  .meta({ type: 'object', additionalProperties: true, description: 'Changed values by key, and the name.' })

export const editBase = z
  .custom<EditBase>(isRecord)
  .superRefine((base, context) => {
    const keys = Object.keys(base)
    const wrong = keys.find((key) => !isBase(key, base[key]))
    if (wrong !== undefined) context.addIssue({ code: 'custom', path: [wrong] })
    else if (keys.length > balloonLimits.keysPerEdit) context.addIssue({ code: 'custom' })
  })
  .meta({
    type: 'object',
    additionalProperties: true,
    description: 'Values that may be overwritten, by key.',
  })

export const balloonData = z
  .custom<SentBalloonData>(isRecord)
  .superRefine((data, context) => {
    const keys = Object.keys(data)
    const wrong = keys.find((key) => !isHistory(key, data[key]))
    if (wrong !== undefined) context.addIssue({ code: 'custom', path: [wrong] })
    else if (keys.length > balloonLimits.keysPerBalloon) context.addIssue({ code: 'custom' })
  })
  .meta({ type: 'object', additionalProperties: true, description: 'Histories by key, oldest value first.' })

function isField(key: string, value: unknown): boolean {
  return key === 'name' ? balloonName.safeParse(value).success : mayHold(key, value)
}

function isBase(key: string, values: unknown): boolean {
  return (
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= balloonLimits.valuesPerBase &&
    values.every((value) => isField(key, value))
  )
}

function isHistory(key: string, history: unknown): boolean {
  if (!Array.isArray(history)) return false
  const last: unknown = history.at(-1)
  return history.length === 0 ? mayHold(key, null) : isRecord(last) && mayHold(key, last['value'])
}
