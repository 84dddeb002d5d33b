/** A title, a saint or a single letter doesn't end a sentence, as in `St. Ives` and `z. B.`. */
const abbreviated =
  /(?:^|[^\p{L}])(?:\p{Lu}\p{L}?|\p{L}|Mrs|ca|nr|no|bd|av|inkl|exkl|eidg|dipl|zert|bzw|approx|etc|usw|env|max|min|[Tt]el|[Ss]tr)\.$/u

/** German dates have a full stop within a sentence: "bis 31. August". */
const day = /(?:^|\s)\d{1,2}\.$/u
const month =
  /^\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

/** The sentences of a text. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?]["”»“’)]*\s+(?=["“«„(]?[\p{L}\p{N}])/gu)) {
    const end = match.index + match[0].trimEnd().length
    const before = text.slice(start, end)
    if (abbreviated.test(before) || (day.test(before) && month.test(text.slice(end)))) continue
    sentences.push(text.slice(start, end).trim())
    start = match.index + match[0].length
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '')
}

/** The text without the marks that end a sentence. */
export function withoutEnd(sentence: string): string {
  return sentence.replace(/[\s.!;:,]+$/u, '')
}

/** The text as a sentence: a capital at the start, one mark at the end, and no shouting. */
export function asSentence(text: string): string {
  const begun = text.replace(/^\p{Ll}(?=\p{Ll}|\s|’)/u, (letter) => letter.toUpperCase())
  return /[?]["”»“’)]*$/u.test(begun) ? begun : `${withoutEnd(begun)}.`
}
