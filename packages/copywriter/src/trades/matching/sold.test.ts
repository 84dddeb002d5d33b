import { expect, it } from 'vitest'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import type { BusinessWords } from '@aloft/site-reader/trade/trade-matcher'
import { guessSold, tradeOfSold } from './sold.ts'
import { tradesById } from '../trade.ts'

const nothing: BusinessWords = {
  language: 'en',
  schemaTypes: [],
  name: null,
  summary: null,
  titles: [],
  headings: [],
  offers: [],
  sentences: [],
}

it.each([
  ['bike repairs and servicing', 'bike-repair'],
  ['Bike repairs', 'bike-repair'],
  ['lamps', null],
  ['Bakery', 'bakery'],
  ['a bakery', 'bakery'],
  ['wedding photography', 'wedding-photographer'],
  ['things', null],
  ['bikes and bread', null],
  ['', null],
])('understands %j as %s', (sold, trade) => {
  expect(tradeOfSold(sold, 'en')?.id ?? null).toBe(trade)
})

it('understands other languages, and all where none is known', () => {
  expect(tradeOfSold('Brot und Brötchen', 'de')?.id).toBe('bakery')
  expect(tradeOfSold('fleurs', 'fr')?.id ?? null).toBeNull()
  expect(tradeOfSold('fleuriste', null)?.id).toBe('florist')
})

it('guesses at most four, the likeliest first', () => {
  const summary = 'A family bench in Galway. Table lamps and floor lamps.'
  const guesses = guessSold(
    { ...nothing, summary, offers: ['Table lamp', 'Vase', 'Sofa', 'Rug', 'Knife'] },
    'en',
  )
  expect(guesses.length).toBe(4)
  expect(guesses.slice(0, 2)).toContain('lamps and lampshades')
  expect(guessSold(nothing, 'en')).toEqual([])
})

it.each(adLanguageCodes)('guesses in %s only what it understands again', (language) => {
  const misread = [...tradesById().values()].flatMap(({ id, words, schemaTypes }) => {
    const guess = guessSold(
      { ...nothing, language, schemaTypes, summary: words[language].business },
      language,
    )[0]
    const read = guess === undefined ? null : tradeOfSold(guess, language)
    return read?.id === id || guess === undefined ? [] : [`${id}: ${guess} is ${read?.id}`]
  })
  expect(misread).toEqual([])
})
