/** A word of a text: letters and digits without apostrophe, hyphen or space. */
export interface Word {
  readonly text: string
  /** In lower case, with accents composed. */
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Position among the words; a piece cut off by an apostrophe (l’, ’re) has that of its neighbor. */
  readonly rank: number
  readonly sentence: number
  /** Only a space, hyphen, apostrophe, slash or `&` separates this word from the one before. */
  readonly isJoined: boolean
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const joint = /^[\s\-‐‑–'’/&+]{1,3}$/
const apostrophe = /^['’]$/
// A question mark doesn't count: "Depressed? You can …" is about the reader in both halves.
const sentenceEnd = /[.!…](?:\s|["»”)])|[\n;]/

/** The words of a text in order. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  let rank = 0
  let sentence = 0
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    const gap = text.slice(end, index)
    const before = words.at(-1)
    // Most words are separated by one space and need no closer check.
    const isSpace = gap === ' '
    if (before && !isSpace && sentenceEnd.test(gap)) sentence += 1
    const isCutOff = !isSpace && apostrophe.test(gap) && Math.min(found.length, before?.text.length ?? 0) <= 2
    if (!isCutOff) rank += 1
    end = index + found.length
    words.push({
      text: found,
      lower: found.normalize('NFC').toLowerCase(),
      start: index,
      end,
      rank,
      sentence,
      isJoined: before !== undefined && (isSpace || joint.test(gap)),
    })
  }
  return words
}

/** Whether two lower-case words are the same except for a short ending, such as a plural's. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short)
}

/** The words of a comma-separated list. */
export function listed(list: string): readonly string[] {
  return list.split(',').map((entry) => entry.trim())
}
