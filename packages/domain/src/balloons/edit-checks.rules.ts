import { isSameJson, type JsonValue } from '../core/json.ts'
import { isActiveFlagKey } from './active-flag.rules.ts'
import { type BalloonData, type BalloonValue, lastValue, readValues } from './balloon-history.rules.ts'
import { componentKey, parseComponentKey, sectionKey } from './balloon-keys.rules.ts'
import { isComponentOrder } from './component-order.rules.ts'
import { componentTypeOf, isComponentType } from './component-types.rules.ts'
import { hasKey, isOfShape, isSetByProduct, valueRowOf } from './component-values.rules.ts'

type Values = Readonly<Record<string, JsonValue>>

/**
 * Why a value of an ad is refused:
 * - `setByProduct`: only the product writes the key.
 * - `setByOwner`: only the brand's owner writes it.
 * - `componentUnknown`: neither the ad nor the same edit gives the component's type.
 * - `keyUnknown`: components of that type have no such key.
 * - `valueInvalid`: the key's values have another shape.
 */
export const valueFailures = [
  'setByProduct',
  'setByOwner',
  'componentUnknown',
  'keyUnknown',
  'valueInvalid',
] as const
export type ValueFailure = (typeof valueFailures)[number]

/**
 * Whether a person may write an ad's switch. They may turn it off (`false`) at any time. They may only reset it if a
 * person turned it off, to the value that the product would have written: true while the ad is submitted or live
 * (`isSubmitted`), otherwise null.
 */
export function maySetSwitch(
  current: BalloonValue | undefined,
  next: JsonValue,
  isSubmitted: boolean,
): boolean {
  if (next === false) return true
  const isTurnedOff = current?.value === false && current.isUserUpdate
  return isTurnedOff && next === (isSubmitted ? true : null)
}

/** The values that differ from those of an ad; null is the same as a missing value. */
export function changedValues(stored: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSameJson(valueIn(stored, key), value)),
  )
}

function valueIn(values: Values, key: string): JsonValue {
  return Object.hasOwn(values, key) ? (values[key] ?? null) : null
}

/** The parts of an ad and its editor that decide what they may write. */
export interface Editing {
  readonly isOwner: boolean
  /** The ad is on its platform or live. */
  readonly isSubmitted: boolean
}

/**
 * Refused values of an edit by a person, by key (ENT-10 to ENT-14, LCH-08, OPN-63). Values that the ad already has pass.
 */
export function checkValues(
  data: BalloonData,
  values: Values,
  { isOwner, isSubmitted }: Editing,
): Readonly<Record<string, ValueFailure>> {
  const stored = readValues(data)
  const after = { ...stored, ...values }
  const failureOf = (key: string, value: JsonValue): ValueFailure | null => {
    if (isSetByProduct(key)) return 'setByProduct'
    if (valueRowOf(key)?.writer === 'owner' && !isOwner) return 'setByOwner'
    if (isActiveFlagKey(key) && !maySetSwitch(lastValue(data[key] ?? []), value, isSubmitted))
      return 'setByProduct'
    return fitFailure(after, key, value)
  }
  const failures = Object.entries(changedValues(stored, values)).flatMap(([key, value]) => {
    const failure = failureOf(key, value)
    return failure ? [[key, failure] as const] : []
  })
  return Object.fromEntries(failures)
}

/** The keys of values, written over those of an ad, that don't fit their place or type, so nobody may write them. */
export function findMisfits(stored: Values, values: Values): readonly string[] {
  const after = { ...stored, ...values }
  const changed = Object.entries(changedValues(stored, values))
  return changed.flatMap(([key, value]) => (fitFailure(after, key, value) === null ? [] : [key]))
}

function fitFailure(after: Values, key: string, value: JsonValue): ValueFailure | null {
  if (value === null) return null
  return placeFailure(after, key) ?? (isOfShape(key, value) ? null : 'valueInvalid')
}

function placeFailure(after: Values, key: string): ValueFailure | null {
  const parsed = parseComponentKey(key)
  if (parsed === null || (parsed.sectionId === null && parsed.key === 'type')) return null
  const type = valueIn(after, componentKey(parsed.componentId, 'type'))
  if (!isComponentType(type)) return 'componentUnknown'
  const { componentId, sectionId } = parsed
  const sectionType = sectionId === null ? null : valueIn(after, sectionKey(componentId, sectionId, 'type'))
  return hasKey(type, parsed, sectionType) ? null : 'keyUnknown'
}

function adsIn(values: Values): ReadonlySet<string> {
  const order = valueIn(values, 'componentOrder')
  const ids = isComponentOrder(order) ? order.flat() : []
  return new Set(ids.filter((id) => componentTypeOf(valueIn(values, componentKey(id, 'type'))).isAd))
}

/** Largest number of ads in one campaign. */
export const maxAdsPerCampaign = 1

/** The key of an edit that would add one ad too many to a campaign, or null (API-13). */
export function surplusAdKey(stored: Values, values: Values): string | null {
  const changed = changedValues(stored, values)
  const [before, after] = [adsIn(stored), adsIn({ ...stored, ...changed })]
  if (after.size <= Math.max(maxAdsPerCampaign, before.size)) return null
  if (Object.hasOwn(changed, 'componentOrder')) return 'componentOrder'
  const types = [...after].map((id) => componentKey(id, 'type'))
  return types.find((key) => Object.hasOwn(changed, key)) ?? 'componentOrder'
}

/**
 * Keys that the product resets when values change: if a goal moves to another address, the snippet has to be verified
 * there first (DOM-08).
 */
export function outdatedValues(stored: Values, changed: Values): Values {
  const keys = Object.keys(changed).flatMap((key) => {
    const parsed = parseComponentKey(key)
    if (parsed?.sectionId !== null || parsed.key !== 'goalUrl') return []
    const validated = componentKey(parsed.componentId, 'isValidated')
    return valueIn(stored, validated) === true ? [validated] : []
  })
  return Object.fromEntries(keys.map((key) => [key, false]))
}
