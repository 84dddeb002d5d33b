import type { CheerioAPI } from 'cheerio'
import { type DomElement, isElement, isNamed } from './dom.ts'
import { fold, has } from '../text/text.ts'

const never =
  'script, style, template, noscript, svg, iframe, object, canvas, video, audio, map, select, datalist, dialog'
const hidden = '[hidden], [aria-hidden="true"], [role="dialog"], [role="alertdialog"], [aria-modal="true"]'
const banners = new Set([
  'cookie',
  'cookies',
  'consent',
  'gdpr',
  'newsletter',
  'subscribe',
  'popup',
  'modal',
  'lightbox',
  'offcanvas',
])
/** Words in the class of an element with texts of other people. */
export const reviewWords: ReadonlySet<string> = new Set([
  'review',
  'reviews',
  'testimonial',
  'testimonials',
  'comment',
  'comments',
  'rating',
  'ratings',
  'bewertung',
  'bewertungen',
  'kundenstimmen',
  'avis',
  'temoignage',
  'temoignages',
  'opinion',
  'opiniones',
])
const screenReaderOnly = new Set(['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text'])
const cookieWords = /\bcookies?\b/i
const longestBanner = 300
const longestLead = 140
const longestNewsletter = 260

/**
 * The elements of a page whose text doesn't describe the business: hidden content, cookie banners and
 * dialogs, newsletter boxes, and other people's texts (reviews, comments).
 */
export function markNoise($: CheerioAPI, hiddenSelectors: readonly string[]): Set<DomElement> {
  const noise = new Set<DomElement>()
  const add = (selector: string) => {
    try {
      for (const node of $(selector))
        if (isElement(node) && node.name !== 'body' && node.name !== 'html') noise.add(node)
    } catch {
      // A selector that the engine doesn't know hides nothing.
    }
  }
  add(never)
  add(hidden)
  add('[itemprop="review"], [itemprop="reviews"]')
  for (const selector of hiddenSelectors) add(selector)
  for (const node of $('body *')) {
    if (!isElement(node) || noise.has(node)) continue
    if (isHiddenByStyle(node.attribs['style']) || isScreenReaderOnly(node) || isForeign($, node))
      noise.add(node)
  }
  for (const node of $('input[type="email"], input[name*="email" i], input[name="mail"]')) {
    const box = newsletterBox($, node)
    if (box) noise.add(box)
  }
  return noise
}

/** Whether a style attribute hides its element. */
export function isHiddenByStyle(style: string | undefined): boolean {
  return (
    style !== undefined &&
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px)?\s*(?:;|$)|opacity\s*:\s*0\s*(?:;|$))/i.test(
      style,
    )
  )
}

function isScreenReaderOnly(node: DomElement): boolean {
  return (node.attribs['class'] ?? '').split(/\s+/).some((name) => screenReaderOnly.has(name))
}

function isForeign($: CheerioAPI, node: DomElement): boolean {
  if (isNamed(node, reviewWords) || isNamed(node, banners)) return $(node).find('h1, main').length === 0
  return ['div', 'section', 'p', 'aside', 'form'].includes(node.name) && isCookieBox($, node)
}

// A box without headings that mentions cookies and offers a choice.
function isCookieBox($: CheerioAPI, node: DomElement): boolean {
  const box = $(node)
  if (
    box.find('button, a').length === 0 ||
    box.find('h1, nav, a[href^="tel:"], a[href^="mailto:"]').length > 0
  )
    return false
  const text = fold(box.text())
  return (
    text.length <= longestBanner && has(text.slice(0, longestLead), cookieWords) && box.find('a').length <= 3
  )
}

// The form of the field, or the small box around it. A form with a message field is for contact and stays.
function newsletterBox($: CheerioAPI, node: DomElement): DomElement | null {
  const form = $(node).closest('form')
  if (form.find('textarea').length > 0 || form.find('input:not([type="hidden"])').length > 2) return null
  const inner = form[0] ?? node
  const outer = inner.parent
  if (!outer || !('attribs' in outer) || outer.name === 'body') return isElement(inner) ? inner : null
  const isSmall =
    fold($(outer).text()).length <= longestNewsletter &&
    $(outer).find('h1, h2, a[href^="tel:"], a[href^="mailto:"], address').length === 0
  return isSmall ? outer : isElement(form[0]) ? form[0] : null
}
