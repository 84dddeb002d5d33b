import type { Cheerio, CheerioAPI } from 'cheerio'

type Root = ReturnType<CheerioAPI['root']> extends Cheerio<infer D> ? D : never

/** Any node of a parsed page. */
export type DomNode = Root['children'][number]
/** An element of a parsed page. */
export type DomElement = Extract<DomNode, { attribs: Record<string, string> }>

// Has the same value as in browsers.
const textNode = 3

export function isElement(node: DomNode | null | undefined): node is DomElement {
  return node !== null && node !== undefined && 'attribs' in node
}

/** A text node; comments and similar nodes have data too. */
export function isText(node: DomNode): node is Extract<DomNode, { data: string }> {
  return 'data' in node && node.nodeType === textNode
}

/** The class and id of an element as words in lower case: `site-footer__top` gives site, footer, top. */
export function nameWords(element: DomElement): Set<string> {
  const names = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`
  return new Set(
    names
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  )
}

/** Whether a class or id of the element contains one of the words. */
export function isNamed(element: DomElement, words: ReadonlySet<string>): boolean {
  return [...nameWords(element)].some((word) => words.has(word))
}

/** The elements above a node, nearest first. */
export function ancestors(node: DomNode): DomElement[] {
  const found: DomElement[] = []
  for (let up = node.parent; up; up = up.parent) if ('attribs' in up) found.push(up)
  return found
}

export function elementChildren(element: DomElement): DomElement[] {
  return element.children.filter((child) => isElement(child))
}
