import { isUuid } from '../core/ids.ts'
import type { JsonValue } from '../core/json.ts'
import { parseComponentKey } from './balloon-keys.rules.ts'

type Values = Readonly<Record<string, JsonValue>>

const isCreativeKey = (key: string): boolean => parseComponentKey(key)?.key === 'adCreativeId'

/** The ids of the creatives that an ad's values name, each once, in lower case. */
export function creativesNamedIn(values: Values): string[] {
  const named = Object.entries(values).flatMap(([key, value]) =>
    isCreativeKey(key) && isUuid(value) ? [value.toLowerCase()] : [],
  )
  return [...new Set(named)]
}

/** The values with other creatives in the place of those that `copies` has by id. */
export function withCreatives(values: Values, copies: ReadonlyMap<string, string>): Values {
  const entries = Object.entries(values).map(([key, value]) => {
    const copy = isCreativeKey(key) && isUuid(value) ? copies.get(value.toLowerCase()) : undefined
    return [key, copy ?? value] as const
  })
  return Object.fromEntries(entries)
}
