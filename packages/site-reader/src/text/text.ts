/** The text with any white space as single spaces, and none at the ends. */
export function fold(text: string): string {
  return text.replace(/[\s\u200B\u2060\uFEFF]+/g, ' ').trim()
}

/** Folds a text for comparison: lower case, without accents and with plain quotes. */
export function plain(text: string): string {
  return fold(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/ß/g, 'ss')
}

/** The words of a text, for comparison. */
export function tokens(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Share of the shorter text's distinct words that are also in the longer one; 0 without words. */
export function overlap(a: string, b: string): number {
  const [left, right] = [new Set(tokens(a)), new Set(tokens(b))]
  const least = Math.min(left.size, right.size)
  const shared = [...left].filter((token) => right.has(token)).length
  return least === 0 ? 0 : shared / least
}

/** Sentences of a folded text, with their closing marks. */
export function sentences(text: string): string[] {
  const parts = text.match(/[^.!?…]+(?:[.!?…]+(?!\s|$)[^.!?…]*)*(?:[.!?…]+["”»’')\]]*|$)/gu) ?? []
  return joinAbbreviations(parts.map((part) => part.trim()).filter(Boolean))
}

const abbreviation =
  /(?:^|\s)(?:\p{L}|St|Str|Nr|No|Dr|Mr|Mrs|Ms|Co|Tel|Inc|Ltd|ca|bzw|inkl|av|Avda|env|approx|est|S?Fr|eidg|dipl)\.$/iu

// "15. Dezember" is one day.
const ordinal = /(?:^|\s)\d{1,2}\.$/
const monthStart =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

function joinAbbreviations(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isDay = last !== undefined && ordinal.test(last) && monthStart.test(part)
    if (last !== undefined && (isDay || abbreviation.test(last) || /^\p{Ll}/u.test(part))) {
      joined[joined.length - 1] = `${last} ${part}`
    } else joined.push(part)
  }
  return joined
}

/** A pattern that finds any of the words as whole words; a trailing `*` also matches longer words. */
export function wordPattern(words: readonly string[]): RegExp {
  const sources = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const isStem = word.endsWith('*')
      const source = (isStem ? word.slice(0, -1) : word)
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replaceAll(' ', '\\s+')
        .replaceAll("'", "['’]")
      return isStem ? `${source}[\\p{L}\\p{N}]*` : source
    })
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu')
}

/** How many different parts of a text the pattern matches. */
export function countMatches(text: string, pattern: RegExp): number {
  return new Set(Array.from(text.matchAll(pattern), ([match]) => match.toLowerCase())).size
}

export function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1
}
