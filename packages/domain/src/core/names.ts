import { stripInvisible } from './text.ts'

/** A stored name: its visible characters, trimmed. Empty if nothing is visible. */
export function normaliseName(name: string): string {
  return stripInvisible(name).trim()
}

/** The form in which names are compared: visible characters, without joiners, in one case. */
export function comparableName(name: string): string {
  return normaliseName(name)
    .replace(/[\u200C\u200D]/g, '')
    .toLowerCase()
}

/** Whether a name is among others, comparing visible characters in any case. */
export function isNameTaken(name: string, others: readonly string[]): boolean {
  return others.some((other) => comparableName(other) === comparableName(name))
}

/** The form in which lists sort and search: lower case, without accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a name contains every word of a text, in any order, ignoring case and accents. */
export function hasAllWords(name: string, text: string): boolean {
  const searched = withoutAccents(name)
  return withoutAccents(text)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
