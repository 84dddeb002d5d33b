import { fold } from '../text/text.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evidenceOf, fieldOf, quoteOf } from './evidence.ts'

const quoted = (quote: string, source: 'jsonLd' | 'meta' | 'text', path = '') =>
  evidenceOf(`https://a.example/${path}`, quote, source)

it('creates no field without evidence', () => {
  expect(fieldOf('Loaf', [])).toBeNull()
  expect(fieldOf('Loaf', [null, evidenceOf('https://a.example/', ' \n ', 'text')])).toBeNull()
})

it('puts the most trusted evidence first and the same words only once', () => {
  const field = fieldOf('Loaf', [
    quoted('Loaf', 'text'),
    quoted('Loaf', 'text', 'menu'),
    quoted('"name":"Loaf"', 'jsonLd'),
    quoted('Loaf', 'meta'),
  ])
  expect(field?.evidence.map(({ source }) => source)).toEqual(['jsonLd', 'meta', 'text'])
})

it('is more certain with a better source, more places, and a certain reading', () => {
  const confidence = (...args: Parameters<typeof fieldOf>) => fieldOf(...args)?.confidence ?? 0
  const text = quoted('Loaf', 'text')
  expect(confidence('x', [quoted('Loaf', 'jsonLd')])).toBeGreaterThan(confidence('x', [text]))
  expect(confidence('x', [text, quoted('Loaf', 'text', 'menu')])).toBeGreaterThan(confidence('x', [text]))
  expect(confidence('x', [text], 0.5)).toBeLessThan(confidence('x', [text]))
  expect(confidence('x', [quoted('Loaf', 'jsonLd'), text, quoted('Loaf', 'meta')], 5)).toBe(0.99)
})

it('quotes a part of the text within the limit, never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (text) => {
      const quote = quoteOf(text)
      expect(quote.length).toBeLessThanOrEqual(120)
      expect(fold(text).startsWith(quote)).toBe(true)
      expect(!text.isWellFormed() || quote.isWellFormed()).toBe(true)
    }),
  )
})
