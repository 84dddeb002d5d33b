import type { Texts } from '../packages/messages/src/text-key.ts'

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
}

/** Marks the ends of a text to show where it's cut. */
export const pseudoMarks = ['⟦', '⟧'] as const

/**
 * A catalogue as long as a German one can be: every text is a third longer, with accented letters, in
 * brackets.
 */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTexts(value),
    ]),
  )
}

function pseudoText(text: string): string {
  // Placeholders and references to other texts keep their names.
  const parts = text.split(/(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/)
  const marked = parts.map((part, at) =>
    at % 2 === 1 ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter),
  )
  const longer = 'é'.repeat(Math.ceil(text.length * 0.3))
  return `${pseudoMarks[0]}${marked.join('')} ${longer.replaceAll(/(é{7})/g, '$1 ')}${pseudoMarks[1]}`
}
