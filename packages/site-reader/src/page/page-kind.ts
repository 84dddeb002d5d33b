import { pageWords } from '../words/language-words.ts'
import { fold, has } from '../text/text.ts'
import type { PageKind } from '../words/words.ts'

/** The purpose of a page; `home` is the first page visited, `other` is unknown. */
export type PageRole = Exclude<PageKind, 'never'> | 'home' | 'other'

// Narrow kinds come before wide ones: "price list" isn't a shop, "our team" isn't about us.
const order = [
  'legal',
  'delivery',
  'team',
  'references',
  'journal',
  'prices',
  'offers',
  'about',
  'contact',
] as const

/** Whether a link leads to a page without facts: terms, cart, login. */
export function isNeverRead(text: string, path: string): boolean {
  return has(text, pageWords('never')) || has(pathWords(path), pageWords('never'))
}

/** The kind of page behind a link, by its text first and its path second. */
export function pageRoleOf(text: string, path: string): PageRole {
  const label = fold(text)
  const byText = label.length <= 40 ? order.find((kind) => has(label, pageWords(kind))) : undefined
  return byText ?? order.find((kind) => has(pathWords(path), pageWords(kind))) ?? 'other'
}

/** `/about-us/our_team.html` as words: "about us our team". */
function pathWords(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A path with invalid escapes is left as it is.
  }
  return decoded
    .replace(/\.(?:html?|php|aspx?|jsp)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
