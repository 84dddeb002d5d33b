import { expect, it } from 'vitest'
import { isLeaning } from './leaning.ts'

it('knows what a sentence before it explains', () => {
  expect(isLeaning('It never sleeps.')).toBe(true)
  expect(isLeaning('Aucune n’a dormi au frigo.')).toBe(true)
  expect(isLeaning('Aucune fleur n’a pris l’avion.')).toBe(false)
})
