import type { JsonValue } from '@aloft/domain/core/json'
import { fold } from '../text/text.ts'

export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** A thing described by a page's JSON-LD or microdata. */
export interface Thing {
  /** Types without the vocabulary's address: `Bakery`. */
  readonly types: readonly string[]
  readonly data: JsonObject
  /** The part of the page with this value under this key; null if it can't be found. */
  quote(key: string, value: string): string | null
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list, because schema.org allows one value or several. */
export function list(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/**
 * The texts under a key; numbers as text, and objects by their `url`, `@id` or `name`, depending on `byKey`.
 */
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

/** Decodes HTML entities that the author left in a value. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
}
