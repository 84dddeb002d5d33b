import type { JsonValue } from '@aloft/domain/core/json'
import type { CheerioAPI } from 'cheerio'
import { type DomElement, isElement } from './dom.ts'
import { quoteOf } from './evidence.ts'
import { fold } from '../text/text.ts'
import type { JsonObject, Thing } from './thing.ts'

/** A page's data from itemscope and itemprop, in the format of JSON-LD. */
export function readMicrodata($: CheerioAPI, noise: ReadonlySet<DomElement>): Thing[] {
  const isNoise = (node: DomElement) =>
    [node, ...$(node).parents()].some((one) => isElement(one) && noise.has(one))
  return $('[itemscope][itemtype]')
    .toArray()
    .filter((node) => isElement(node) && !isNoise(node))
    .map((node) => thingOf($, node))
}

function thingOf($: CheerioAPI, scope: DomElement): Thing {
  const texts = new Map<string, string>()
  const data = readScope($, scope, texts)
  return {
    types: typesOf(scope),
    data,
    quote: (key, value) => {
      const shown = texts.get(`${key} ${value}`)
      return shown === undefined ? null : quoteOf(shown)
    },
  }
}

function typesOf(scope: DomElement): string[] {
  return (scope.attribs['itemtype'] ?? '').split(/\s+/).map((type) => type.replace(/^.*\//, ''))
}

function readScope($: CheerioAPI, scope: DomElement, texts: Map<string, string>): JsonObject {
  const found: Record<string, JsonValue[]> = {}
  const own = $(scope)
    .find('[itemprop]')
    .filter((_, node) => $(node).parent().closest('[itemscope]')[0] === scope)
  for (const node of own) {
    if (!isElement(node)) continue
    const isScope = node.attribs['itemscope'] !== undefined
    for (const key of (node.attribs['itemprop'] ?? '').split(/\s+/).filter(Boolean)) {
      const value = isScope ? readScope($, node, texts) : valueOf($, node)
      if (value === '') continue
      if (typeof value === 'string') texts.set(`${key} ${value}`, fold($(node).text()) || value)
      ;(found[key] ??= []).push(value)
    }
  }
  const data = Object.fromEntries(Object.entries(found).map(([key, values]) => [key, single(values)]))
  return { '@type': typesOf(scope), ...data }
}

function single(values: JsonValue[]): JsonValue {
  return values.length === 1 ? (values[0] ?? null) : values
}

// A price is taken from the visible text, other values from the attributes for machines.
function valueOf($: CheerioAPI, node: DomElement): string {
  const { content, datetime, href, src } = node.attribs
  const shown = fold($(node).text())
  if (/^(?:meta|time|data)$/.test(node.name))
    return fold(content ?? datetime ?? node.attribs['value'] ?? shown)
  if (/^(?:a|link|area)$/.test(node.name)) return fold(href ?? shown)
  if (/^(?:img|source|embed)$/.test(node.name)) return fold(src ?? '')
  return shown || fold(content ?? '')
}
