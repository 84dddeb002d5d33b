import type { JsonValue } from '@aloft/domain/core/json'
import { fold } from '../text/text.ts'

export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** Something a page describes for machines, from JSON-LD or microdata. */
export interface Thing {
  /** Types without their vocabulary's address: `Bakery`. */
  readonly types: readonly string[]
  readonly data: JsonObject
  /** The piece of the page that says this value under this key; null if it cannot be found. */
  quote(key: string, value: string): string | null
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list: what schema.org allows once or several times. */
export function list(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The texts under a key; numbers as text, objects by their `url`, `@id` or `name` where `byKey` says so. */
export function textsOf(data: JsonObject, key: string, byKey: readonly string[] = ['@value']): string[] {
  return list(data[key]).flatMap((value) => {
    if (typeof value === 'string' || typeof value === 'number')
      return fold(decodeEntities(String(value))) || []
    if (!isObject(value)) return []
    return byKey
      .flatMap((inner) => (typeof value[inner] === 'string' ? fold(value[inner]) || [] : []))
      .slice(0, 1)
  })
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
}

/** The text of a value in which a careless author left entities of HTML. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
}
