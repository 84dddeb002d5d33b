import { lengthOf } from '../text/similarity.ts'

const unseen = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const address = /https?:|www\.|\S@\S/i
// Emoji and other pictorial signs; those for law and degrees are text.
const pictures = /(?![©®™°])[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}]/u
const markup = /[<>{}[\]|\\]/
const repeatedMarks = /[!?.,]{2,}|…/
const phone = /\+?\d(?:[\s()/.-]*\d){6,}/
const shouting = /\p{Lu}{4,}[^\p{L}]+\p{Lu}{4,}/u

/** A text on one line, without invisible characters. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseen, '').trim()
}

/**
 * Whether a text of the owner's may be in an ad unchanged. Platforms refuse addresses, phone numbers, emoji, repeated
 * marks and shouting. A fact is never rewritten, so a text that breaks these rules is left out.
 */
export function isUsable(text: string, maxLength: number): boolean {
  if (!/\p{L}/u.test(text) || lengthOf(text) > maxLength) return false
  const patterns = [address, pictures, markup, repeatedMarks, phone, shouting]
  return !patterns.some((pattern) => pattern.test(text))
}

/** Whether a name may be in an ad. Names are often in capitals or contain a dot. */
export function isUsableName(text: string, maxLength: number): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || lengthOf(text) > maxLength) return false
  return ![/https?:/i, /[!?]{2,}/, pictures, markup].some((pattern) => pattern.test(text))
}
