import type { CheerioAPI } from 'cheerio'
import { type DomElement, isElement, isText } from './dom.ts'
import { fold } from '../text/text.ts'

export type Zone = 'main' | 'header' | 'nav' | 'footer'

/** A run of text within a line, with the inline element that contains it. */
export interface Part {
  readonly text: string
  readonly element: DomElement
  /** Crossed out: an old price. */
  readonly struck: boolean
}

export interface Heading {
  readonly text: string
  /** 1 to 6 as in h1 to h6; 7 for the own text of a list item that contains a list. */
  readonly level: number
  readonly element: DomElement
}

/** One line of visible text, as a reader would see it. */
export interface Block {
  readonly text: string
  readonly parts: readonly Part[]
  /** The block element of the line. */
  readonly element: DomElement
  readonly tag: string
  readonly zone: Zone
  /** The headings above it, outermost first. */
  readonly headings: readonly Heading[]
  /** Level of the heading if the line is one, otherwise 0. */
  readonly level: number
  /** Share of its text that is links, 0 to 1. */
  readonly linkShare: number
}

const blockTags = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td th thead tfoot tr ul legend`.split(
    /\s+/,
  ),
)
const skipped = new Set(['head', 'button', 'input', 'textarea', 'option', 'select', 'title', 'label'])
const navName =
  /(?:^|[\s_-])(?:nav|navbar|navigation|breadcrumbs?|(?:main|top|site)-?(?:nav|menu))(?:[\s_-]|$)/i
const footerName =
  /(?:^|\s)(?:(?:site|page|main|global)[_-]?)?(?:footer|foot|colophon|fuss(?:zeile)?|pied|bottom|pie)(?:[_-](?!note)[\w-]*)?(?:\s|$)/i
const headerName = /(?:^|\s)(?:(?:site|page|main)[_-]?header|masthead|topbar|kopf(?:zeile)?)(?:\s|$)/i
const struckName = /(?:^|[\s_-])(?:old|was|strike|struck|regular|statt|uvp|barre|tachado)(?:[\s_-]|$)/i
const most = 6_000
/** Length of a line; no paragraph written by a person is longer. */
const longestLine = 2_000

interface Place {
  readonly zone: Zone
  readonly struck: boolean
  readonly link: boolean
}

/** The visible lines of a page in reading order. */
export function readBlocks($: CheerioAPI, noise: ReadonlySet<DomElement>): Block[] {
  const body = $('body')[0]
  if (!isElement(body)) return []
  const blocks: Block[] = []
  let headings: Heading[] = []
  let parts: (Part & Place)[] = []

  const flush = (element: DomElement, zone: Zone) => {
    const text = cut(fold(parts.map((part) => part.text).join('')))
    if (text !== '' && /[\p{L}\p{N}]/u.test(text) && blocks.length < most) {
      const level = headingLevel(element)
      const linked = parts.filter(({ link }) => link).reduce((sum, part) => sum + fold(part.text).length, 0)
      const filled = parts
        .map(({ text: raw, element: inline, struck }) => ({ text: cut(fold(raw)), element: inline, struck }))
        .filter((part) => part.text !== '')
      const block = {
        text,
        parts: filled,
        element,
        tag: element.name,
        zone,
        level,
        linkShare: linked / text.length,
      }
      blocks.push({ ...block, headings: headings.filter((heading) => level === 0 || heading.level < level) })
      const asHeading = level || (isListHead(element) ? 7 : 0)
      if (asHeading)
        headings = [...headings.filter((one) => one.level < asHeading), { text, level: asHeading, element }]
    }
    parts = []
  }

  const walk = (element: DomElement, owner: DomElement, place: Place) => {
    for (const child of element.children) {
      if (isText(child)) parts.push({ text: child.data, element, ...place })
      if (!isElement(child) || noise.has(child)) continue
      // Words on both sides of a control don't form a sentence: the control ends the line as a break does.
      if (child.name === 'br' || skipped.has(child.name)) {
        flush(owner, place.zone)
        continue
      }
      const inner: Place = {
        zone: zoneOf(child, place.zone),
        struck: place.struck || isStruck(child),
        link: place.link || child.name === 'a',
      }
      if (!blockTags.has(child.name)) {
        walk(child, owner, inner)
        continue
      }
      flush(owner, place.zone)
      const before = headings
      const count = blocks.length
      walk(child, child, inner)
      flush(child, inner.zone)
      // A heading applies to its container or, if it's alone in a wrapper, to what follows the wrapper.
      const isHeadingOnly = blocks.slice(count).every(({ level }) => level > 0)
      if (!isHeadingOnly || isListHead(child)) headings = before
    }
  }
  walk(body, body, { zone: 'main', struck: false, link: false })
  flush(body, 'main')
  return blocks
}

function cut(text: string): string {
  const short = text.slice(0, longestLine)
  return short.isWellFormed() ? short : short.slice(0, -1)
}

function headingLevel({ name, attribs }: DomElement): number {
  const level =
    /^h([1-6])$/.exec(name)?.[1] ?? (attribs['role'] === 'heading' ? (attribs['aria-level'] ?? '2') : '0')
  return Number(level) || 0
}

// A list item that contains a list is that list's heading.
function isListHead(element: DomElement): boolean {
  return (
    element.name === 'li' && element.children.some((child) => isElement(child) && /^[uo]l$/.test(child.name))
  )
}

function zoneOf(element: DomElement, outer: Zone): Zone {
  const role = element.attribs['role']
  const { parent } = element
  const isInArticle =
    parent !== null && 'name' in parent && /^(article|blockquote|figure|li)$/.test(parent.name)
  if (element.name === 'nav' || role === 'navigation' || isNamed(element, navName)) return 'nav'
  if (outer !== 'main') return outer
  if ((element.name === 'footer' && !isInArticle) || role === 'contentinfo' || isNamed(element, footerName))
    return 'footer'
  if ((element.name === 'header' && !isInArticle) || role === 'banner' || isNamed(element, headerName))
    return 'header'
  return outer
}

function isStruck(element: DomElement): boolean {
  return (
    /^(s|del|strike)$/.test(element.name) ||
    /line-through/.test(element.attribs['style'] ?? '') ||
    isNamed(element, struckName)
  )
}

function isNamed({ attribs }: DomElement, name: RegExp): boolean {
  return name.test(attribs['class'] ?? '') || name.test(attribs['id'] ?? '')
}
