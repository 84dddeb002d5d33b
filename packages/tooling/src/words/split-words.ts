/** One word of a name or a sentence. */
export interface Word {
  /** In lower case. */
  text: string
  /** Its offset in the text. */
  start: number
  /** Whether more than spaces, hyphens or underscores separates it from the previous word. */
  startsClause: boolean
}

const word = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
// Lines of a block comment start with an asterisk.
const joined = /^[\s*_-]*$/

/** Splits a sentence, or a name such as `lookAtAd`, `LOOK_AT_AD` or `look-at-ad`. */
export function splitWords(text: string): Word[] {
  let end = 0
  return Array.from(text.matchAll(word), ({ 0: written, index }) => {
    const startsClause = end < index && !joined.test(text.slice(end, index))
    end = index + written.length
    return { text: written.toLowerCase(), start: index, startsClause }
  })
}
