import type { JsonValue } from '@aloft/domain/core/json'
import type { CheerioAPI } from 'cheerio'
import type { DomElement } from './dom.ts'
import { quoteOf } from './evidence.ts'
import { readMicrodata } from './microdata.ts'
import { fold } from '../text/text.ts'
import { decodeEntities, isObject, type JsonObject, list, type Thing } from './thing.ts'

const longestScript = 500_000
const deepest = 8
const mostThings = 500

/** All things that a page describes, including nested ones; invalid scripts are skipped. */
export function readStructuredData($: CheerioAPI, noise: ReadonlySet<DomElement>): Thing[] {
  const things: Thing[] = []
  for (const script of $('script[type*="ld+json" i]')) {
    const raw = $(script).text().slice(0, longestScript)
    const json = parseLoosely(raw)
    if (json === undefined) continue
    const byId = new Map<string, JsonObject>()
    eachObject(json, (object) => {
      const id = object['@id']
      if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object)
    })
    eachObject(json, (object) => {
      const types = typesOf(object)
      if (types.length > 0)
        things.push({
          types,
          data: withReferences(object, byId),
          quote: (key, value) => quoteInJson(raw, key, value),
        })
    })
  }
  return [...things, ...readMicrodata($, noise)].slice(0, mostThings)
}

function parseLoosely(raw: string): JsonValue | undefined {
  const text = raw
    .replace(/^\s*(?:<!--|\/\*.*?\*\/|\/\/\s*<!\[CDATA\[)/s, '')
    .replace(/(?:-->|\/\/\s*\]\]>)\s*$/, '')
  for (const attempt of [text, text.replace(/\p{Cc}/gu, ' ').replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt) as JsonValue
    } catch {
      // Many sites have invalid scripts; the next attempt or the other sources may work.
    }
  }
  return undefined
}

function eachObject(value: JsonValue, visit: (object: JsonObject) => void, depth = 0): void {
  if (depth > deepest || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) eachObject(item, visit, depth + 1)
    return
  }
  visit(value)
  for (const item of Object.values(value)) eachObject(item, visit, depth + 1)
}

function typesOf(object: JsonObject): string[] {
  return list(object['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, ''))
}

// `{"@id": …}` alone refers to an object elsewhere in the script.
function withReferences(object: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      const id = isObject(value) && Object.keys(value).length === 1 ? value['@id'] : undefined
      return [key, typeof id === 'string' ? (byId.get(id) ?? value) : value]
    }),
  )
}

// Word for word: `"telephone": "+353 …"`, or in a list only the value.
function quoteInJson(raw: string, key: string, value: string): string | null {
  let loose: string | null = null
  for (const match of raw.matchAll(/"((?:[^"\\\n]|\\.)*)"|-?\d[\d.eE+-]*/g)) {
    if (!isSame(match[0], value)) continue
    const before = /"([^"]*)"\s*:\s*$/.exec(raw.slice(Math.max(0, match.index - 80), match.index))
    if (before?.[1] === key) return quoteOf(`${before[0]}${match[0]}`)
    loose ??= quoteOf(match[0])
  }
  return loose
}

function isSame(literal: string, value: string): boolean {
  if (!literal.startsWith('"')) return Number(literal) === Number(value)
  try {
    return fold(decodeEntities(String(JSON.parse(literal)))) === value
  } catch {
    return false
  }
}
