import { lengthOf } from '../text/similarity.ts'

const unseen = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const address = /https?:|www\.|\S@\S/i
// Emoji and other signs that are pictures; those of law and degrees are text.
const pictures = /(?![©®™°])[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}]/u
const markup = /[<>{}[\]|\\]/
const repeatedMarks = /[!?.,]{2,}|…/
const phone = /\+?\d(?:[\s()/.-]*\d){6,}/
const shouting = /\p{Lu}{4,}[^\p{L}]+\p{Lu}{4,}/u

/** A text on one line, without characters that cannot be seen. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseen, '').trim()
}

/**
 * Whether a text of the owner may stand in an ad as it is. Platforms refuse addresses, phone numbers, emoji,
 * repeated marks and shouting, and a fact is never rewritten: what cannot stand is left out.
 */
export function isUsable(text: string, maxLength: number): boolean {
  if (!/\p{L}/u.test(text) || lengthOf(text) > maxLength) return false
  const patterns = [address, pictures, markup, repeatedMarks, phone, shouting]
  return !patterns.some((pattern) => pattern.test(text))
}

/** Whether a name may stand in an ad: names are often in capitals or with a dot. */
export function isUsableName(text: string, maxLength: number): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || lengthOf(text) > maxLength) return false
  return ![/https?:/i, /[!?]{2,}/, pictures, markup].some((pattern) => pattern.test(text))
}
