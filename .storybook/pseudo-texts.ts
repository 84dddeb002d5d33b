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

/** Marks the ends of a text, so that one sees where it is cut. */
export const pseudoMarks = ['⟦', '⟧'] as const

type Texts = string | { readonly [key: string]: Texts }

/** A catalogue as long as German can be: every text a third longer, in letters with accents, between brackets. */
export function pseudoTexts(texts: Texts): Texts {
  if (typeof texts !== 'string') {
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoTexts(value)]))
  }
  // What is filled in and what stands for another text keeps its name.
  const parts = texts.split(/(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/)
  const marked = parts.map((part, at) =>
    at % 2 === 1 ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter),
  )
  const longer = 'é'.repeat(Math.ceil(texts.length * 0.3))
  return `${pseudoMarks[0]}${marked.join('')} ${longer.replaceAll(/(é{7})/g, '$1 ')}${pseudoMarks[1]}`
}
