import { stripInvisible } from './text.ts'

/** A name of anything as it is kept: what shows of it, trimmed. Empty where nothing shows. */
export function normaliseName(name: string): string {
  return stripInvisible(name).trim()
}

/** The form in which names are compared: what shows of them, without joiners, in one case. */
export function comparableName(name: string): string {
  return normaliseName(name)
    .replace(/[\u200C\u200D]/g, '')
    .toLowerCase()
}

/** Whether a name is among others, by what shows of them and in any case. */
export function isNameTaken(name: string, others: readonly string[]): boolean {
  return others.some((other) => comparableName(other) === comparableName(name))
}
