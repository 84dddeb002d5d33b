import type { CheerioAPI } from 'cheerio'
import { type DomElement, isElement } from '../page/dom.ts'
import type { CssRule, Declaration, Stylesheet } from './stylesheet.ts'

interface Known {
  /** All classes and ids on the page. */
  readonly names: ReadonlySet<string>
  readonly elements: Map<string, readonly DomElement[]>
}

const mostSearches = 800
const known = new WeakMap<CheerioAPI, Known>()
const state = /:(?:hover|focus|active|visited|disabled|checked|target)/i
const pseudoElement =
  /::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-letter|first-line|marker|selection|link)\b/gi

function knownOf($: CheerioAPI): Known {
  const before = known.get($)
  if (before) return before
  const names = new Set<string>()
  for (const node of $('[class], [id]')) {
    if (!isElement(node)) continue
    for (const name of (node.attribs['class'] ?? '').split(/\s+/)) names.add(`.${name}`)
    names.add(`#${node.attribs['id'] ?? ''}`)
  }
  const fresh = { names, elements: new Map<string, readonly DomElement[]>() }
  known.set($, fresh)
  return fresh
}

// Most rules of a framework are for classes that no page uses.
function mayMatch($: CheerioAPI, selector: string): boolean {
  const { names } = knownOf($)
  const wanted =
    selector.replace(/\[[^\]]*\]|:(?:not|is|where|has)\([^)]*\)/gi, '').match(/[.#](?:\\.|[\w-])+/g) ?? []
  return wanted.every((name) => names.has(name.replaceAll('\\', '')))
}

/** The declarations of these properties that apply to an element, the winning one first. */
export function declarationsFor(
  $: CheerioAPI,
  element: DomElement,
  sheets: readonly Stylesheet[],
  properties: readonly string[],
): Declaration[] {
  return sheets
    .flatMap(({ rules }) => rules)
    .flatMap((rule, order) => {
      const own = rule.declarations.filter(({ property }) => properties.includes(property))
      const isMatching =
        own.length > 0 && !pseudoOrState(rule.selector) && matchedElements($, rule).includes(element)
      return isMatching
        ? own.map((declaration, index) => ({
            declaration,
            order: order + index / 1_000,
            weight: specificity(rule.selector),
          }))
        : []
    })
    .toSorted((a, b) => b.weight - a.weight || b.order - a.order)
    .map(({ declaration }) => declaration)
}

function pseudoOrState(selector: string): boolean {
  return state.test(selector) || selector.search(pseudoElement) !== -1
}

/**
 * The elements that a rule styles in their normal state; none for a selector that the engine doesn't know.
 */
export function matchedElements($: CheerioAPI, { selector }: CssRule): readonly DomElement[] {
  if (state.test(selector)) return []
  const { elements } = knownOf($)
  const before = elements.get(selector)
  if (before) return before
  if (elements.size >= mostSearches || !mayMatch($, selector)) return []
  const found = search($, selector.replace(pseudoElement, ''))
  elements.set(selector, found)
  return found
}

function search($: CheerioAPI, selector: string): DomElement[] {
  try {
    return $(selector || '*')
      .toArray()
      .filter((node) => isElement(node))
  } catch {
    return []
  }
}

function specificity(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0
  return (
    count(/#[\w-]+/g) * 100 +
    count(/\.[\w-]+|\[[^\]]*\]|(?<!:):[a-z-]+/gi) * 10 +
    count(/(?<![\w.#:[-])[a-z][\w-]*/gi)
  )
}
