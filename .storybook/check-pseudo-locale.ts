import { en } from '../packages/messages/src/catalogue.ts'
import { i18n, pseudoLanguage } from './i18n.ts'
import { pseudoMarks } from './pseudo-texts.ts'

/** Number of parts named in the message; further ones are mostly the same. */
const maxNamed = 5

/** English texts long enough that an example's name doesn't equal one by chance. */
const english = new Set(textsOf(en).filter((text) => /\s\S+\s/.test(text) && !text.includes('{{')))

/**
 * Shows the story in a language with longer words; throws for texts that aren't in the catalogue and for
 * clipped ones. Texts in the story's `args`, and elements that declare their own language, aren't checked.
 */
export async function checkPseudoLocale(args: unknown): Promise<void> {
  i18n.changeLanguage(pseudoLanguage)
  await drawn()
  const faults = [...untranslated(new Set(stringsOf(args))), ...clipped()]
  i18n.changeLanguage('en')
  await drawn()
  if (faults.length > 0) throw new Error(`With longer words:\n${faults.slice(0, maxNamed).join('\n')}`)
}

function untranslated(given: ReadonlySet<string>): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (!english.has(text) || given.has(text) || !parent?.checkVisibility()) continue
    if (!parent.closest('body [lang]')) found.push(`not translated: "${text}"`)
  }
  return found
}

function clipped(): string[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth
  const found = wide > 1 ? [`the page is ${wide} px wider than its window: ${widest()}`] : []
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isClippedText(element)) continue
    found.push(`clipped: "${element.textContent?.slice(0, 80)}" in ${element.className.slice(0, 80)}`)
  }
  return found
}

/** The element that extends furthest beyond the window. */
function widest(): string {
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  )
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  )
  return innermost.map((element) => element.outerHTML.slice(0, 160)).join('; ')
}

/** The texts in a story's args at any depth, without elements and functions. */
function stringsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > 8 || '$$typeof' in value) return []
  return Object.values(value).flatMap((part: unknown) => stringsOf(part, depth + 1))
}

function isClippedText(element: HTMLElement): boolean {
  const ownText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(pseudoMarks[0]),
  )
  // A visual repetition that's hidden from screen readers may be cut.
  if (!ownText || !element.checkVisibility() || element.closest('[aria-hidden=true]')) return false
  // Texts for screen readers only are one pixel wide on purpose.
  if (element.clientWidth <= 1) return false
  return getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
}

function textsOf(texts: object | string): string[] {
  return typeof texts === 'string'
    ? [texts]
    : Object.values(texts).flatMap((part: object | string) => textsOf(part))
}

/** Resolves once the changes have been painted. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
