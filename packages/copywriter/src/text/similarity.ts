/** The distinct words of a text in one case. An apostrophe separates words, as in `l’avion`. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  )
}

/** Whether two texts say nearly the same by their words: the shorter one shares more than half of its own. */
export function shareMost(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared * 2 > few.size
}

const fewestLetters = 4

/**
 * Whether two words are forms of the same word, such as `lamp` and `lamps`: they start alike and differ in an ending.
 */
export function areForms(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < fewestLetters) return short === long
  const stem = short.slice(0, Math.max(fewestLetters, short.length - 2))
  return long.length - short.length <= 3 && long.startsWith(stem)
}

/** The length of a text as platforms count it: in characters, not in UTF-16 code units. */
export function lengthOf(text: string): number {
  return [...text].length
}
