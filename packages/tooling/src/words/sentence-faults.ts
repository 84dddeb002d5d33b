import type { RefusedWord } from './refused-word.ts'

/** More words than this are two sentences. */
export const mostWords = 18

const twoSentences = 'two sentences'
const breath = 'a sentence has one idea'

const semicolon: RefusedWord = { refused: 'semicolon', write: twoSentences, reason: breath }
const colonChain: RefusedWord = {
  refused: 'colon chain',
  write: `${twoSentences}; a colon only starts a list, an example or a value`,
  reason: breath,
}
const dashChain: RefusedWord = { refused: 'dash chain', write: twoSentences, reason: breath }
const longSentence: RefusedWord = {
  refused: 'long sentence',
  write: `at most ${mostWords} words a sentence`,
  reason: 'people scan a page, and read the first words of it',
}

/** What is refused in the build of a sentence instead of in its words. */
export const sentenceFaults: readonly RefusedWord[] = [semicolon, colonChain, dashChain, longSentence]

const sentence = /[^\s.!?…](?:[^.!?…\n]|[.!?…](?!["”’)]*(?:\s|$)))*/gu
const word = /\{\{[^}]*\}\}|[\p{L}\p{N}][\p{L}\p{N}'’.,%:/@+-]*/gu
const subject =
  /^\s*(?:(?:it|we|you|they|he|she|this|that|these|those|there|nobody|nothing|everyone|someone)\b|(?:do|don['’]t|please|try|use|write|check|replace|give|keep|choose)\s)/iu
const clause =
  /^\s*(?:the|a|an|your|our|its|their|each|every|no|all|some|people)\s[^,]*?\b(?:is|are|was|were|has|have|can|can['’]t|cannot|will|won['’]t|does|do|must|may|needs?|comes?|stays?|counts?|takes?|makes?)\b/iu

/** Faults in the build of a text's sentences, each with its offset. */
export function findSentenceFaults(text: string): { word: RefusedWord; start: number }[] {
  return Array.from(text.matchAll(sentence)).flatMap(({ 0: found, index }) => {
    const at = (offset: number, fault: RefusedWord) =>
      offset < 0 ? [] : [{ word: fault, start: index + offset }]
    return [
      ...at(found.indexOf(';'), semicolon),
      ...at(colonAt(found), colonChain),
      ...at(withZeros(found).search(/\s[–—-]\s[^–—]*\p{L}/u), dashChain),
      ...at(isLong(found) ? 0 : -1, longSentence),
    ]
  })
}

/** Two placeholders with a dash between them are a range. */
function withZeros(found: string): string {
  return found.replaceAll(/\{\{[^}]*\}\}/g, (placeholder) => '0'.repeat(placeholder.length))
}

function isLong(found: string): boolean {
  return (found.match(word)?.length ?? 0) > mostWords
}

/** The first colon followed by a clause, or by another colon. */
function colonAt(found: string): number {
  const [first, ...others] = Array.from(found.matchAll(/:\s/g), ({ index }) => index)
  if (first === undefined) return -1
  if (others.length > 0) return first
  const rest = found.slice(first + 1)
  return subject.test(rest) || clause.test(rest) ? first : -1
}
