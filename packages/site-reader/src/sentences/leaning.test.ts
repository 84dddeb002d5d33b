import { expect, it } from 'vitest'
import { isLeaning } from './leaning.ts'

it('recognizes a sentence that needs the one before', () => {
  expect(isLeaning('It never sleeps.')).toBe(true)
  expect(isLeaning('Aucune n’a dormi au frigo.')).toBe(true)
  expect(isLeaning('Aucune fleur n’a pris l’avion.')).toBe(false)
})
