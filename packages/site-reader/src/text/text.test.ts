import { expect, it } from 'vitest'
import { fold, overlap, plain, sentences, wordPattern } from './text.ts'

it('folds white space of any kind', () => {
  expect(fold(' 38,00\u00A0€ \n per\u202Fpiece\u200B ')).toBe('38,00 € per piece')
  expect(plain('  L’Été  GROẞ ')).toBe("l'ete gross")
})

it.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['We charge 4.50 a loaf. Always.', ['We charge 4.50 a loaf.', 'Always.']],
  ['Ask for Mr. Pell at no. 4. He knows.', ['Ask for Mr. Pell at no. 4.', 'He knows.']],
  ['', []],
])('splits %j into sentences', (text, parts) => {
  expect(sentences(text)).toEqual(parts)
})

it('finds whole words and word stems', () => {
  const pattern = wordPattern(['free', 'garanti*', 'don’t'])
  expect(Array.from('Free, not freedom; garantiert, don’t'.matchAll(pattern), ([word]) => word)).toEqual([
    'Free',
    'garantiert',
    'don’t',
  ])
  expect('anything'.search(wordPattern([]))).toBe(-1)
})

it('measures shared words', () => {
  expect(overlap('The oak lamp', 'oak lamp of Galway')).toBeCloseTo(2 / 3)
  expect(overlap('', 'oak')).toBe(0)
})
