import type { Span } from './linted-ad.rules.ts'
import { isShoutWord } from './shout-words.rules.ts'
import { listed } from './words.rules.ts'

const marked = /(?<![\p{L}\p{N}])\p{L}([.\-_*·•~])\p{L}(?:\1\p{L})+(?:\1(?=\s+\p{Ll}))?(?![\p{L}\p{N}])/gu
const spaced = /(?<![\p{L}\p{N}'’])\p{CWL}(?: \p{CWL}){3,}(?![\p{L}\p{N}'’])/gu
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
// Abbreviations of four letters, some of them legal forms of companies.
const abbreviations: ReadonlySet<string> = new Set(
  listed('rsvp, sarl, sàrl, sprl, asbl, gmbh, ussr, nasa, ymca'),
)
const longestAbbreviation = 4

function isAbbreviation(joined: string): boolean {
  const word = joined.toLowerCase()
  if (isShoutWord(word)) return false
  return word.length < longestAbbreviation || abbreviations.has(word)
}

/** Words with marks or spaces between their letters: S.P.A.C.E.D, F R E E. Abbreviations and A B C D don't count. */
export function findSetApart(text: string): readonly { readonly span: Span; readonly joined: string }[] {
  return [...text.matchAll(marked), ...text.matchAll(spaced)]
    .map(({ 0: found, index }) => ({
      span: { start: index, end: index + found.length },
      joined: found.replace(/[^\p{L}\p{M}]/gu, ''),
    }))
    .filter(({ joined }) => !isAbbreviation(joined) && !alphabet.includes(joined))
}
