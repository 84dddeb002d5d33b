import { en } from '../packages/messages/src/catalogue.ts'
import { i18n, pseudoLanguage } from './i18n.ts'
import { pseudoMarks } from './pseudo-texts.ts'

/** So many parts are named; the others are mostly the same. */
const maxNamed = 5

/** English texts long enough that no name of an example is one of them by chance. */
const english = new Set(textsOf(en).filter((text) => /\s\S+\s/.test(text) && !text.includes('{{')))

/**
 * Shows the story in a language with longer words; throws with texts of no catalogue and with what is clipped. What the
 * story is given by its `args` is not the component's to translate, nor what says its language itself.
 */
export async function checkPseudoLocale(args: unknown): Promise<void> {
  await i18n.changeLanguage(pseudoLanguage)
  await drawn()
  const faults = [...untranslated(new Set(stringsOf(args))), ...clipped()]
  await i18n.changeLanguage('en')
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

/** What stands out of the window furthest in. */
function widest(): string {
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  )
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  )
  return innermost.map((element) => element.outerHTML.slice(0, 160)).join('; ')
}

/** The words in what a story is given, however deep; elements and functions are left out. */
function stringsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > 6 || '$$typeof' in value) return []
  return Object.values(value).flatMap((part: unknown) => stringsOf(part, depth + 1))
}

function isClippedText(element: HTMLElement): boolean {
  const ownText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(pseudoMarks[0]),
  )
  // What is no more than a repetition for the eye may be cut.
  if (!ownText || !element.checkVisibility() || element.closest('[aria-hidden=true]')) return false
  // Words for screen readers alone are a pixel wide on purpose.
  if (element.clientWidth <= 1) return false
  return getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
}

function textsOf(texts: object | string): string[] {
  return typeof texts === 'string'
    ? [texts]
    : Object.values(texts).flatMap((part: object | string) => textsOf(part))
}

/** Until what changed has been drawn. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
