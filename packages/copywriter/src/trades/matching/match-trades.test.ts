import { expect, it } from 'vitest'
import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { confusingBusinesses } from '../../test-support/confusing-businesses.ts'
import type { BusinessWords } from '@aloft/site-reader/trade/trade-matcher'
import { certainTrade, isCertain, matchTrades } from './match-trades.ts'
import { type ParsedTradeWords, tradesById } from '../trade.ts'

const nothing: BusinessWords = {
  language: null,
  schemaTypes: [],
  name: null,
  summary: null,
  titles: [],
  headings: [],
  offers: [],
  sentences: [],
}

const summaries: Readonly<Record<AdLanguage, (words: ParsedTradeWords) => string>> = {
  en: ({ business }) => `A ${business} in Leeds that takes its time.`,
  de: ({ business }) => `${business} in Köln: sauber und zum Festpreis.`,
  fr: ({ business }) => `${business} à Nantes, aussi le samedi.`,
}

it.each(adLanguageCodes)(
  'knows at least 98 of 100 trades by their own words in %s, and mistakes none',
  (language) => {
    const matches = [...tradesById().values()].map(({ id, words }) => ({
      id,
      found: certainTrade({
        ...nothing,
        language,
        name: 'Harrow & Finch',
        summary: summaries[language](words[language]),
        offers: words[language].offers.slice(0, 2),
      })?.trade.id,
    }))
    expect(matches.filter(({ id, found }) => found !== undefined && found !== id)).toEqual([])
    const known = matches.filter(({ id, found }) => found === id)
    expect(known.length / matches.length).toBeGreaterThanOrEqual(0.98)
  },
)

it.each(confusingBusinesses)('takes $name for $trade: $summary', ({ trade, ...words }) => {
  expect(certainTrade({ ...nothing, ...words })?.trade.id ?? null).toBe(trade)
})

it.each([
  [
    'bike-repair',
    {
      language: 'en' as const,
      summary: 'We repair bikes at your door, anywhere within 8 miles.',
      titles: ['Mobile bike repair in Bristol'],
      offers: ['Puncture repair', 'Full service', 'E-bike service'],
    },
  ],
  [
    'plumber',
    {
      language: 'en' as const,
      name: 'Hartley & Daughter',
      summary: 'We are Hartley & Daughter, plumbers in Stockport.',
    },
  ],
  [
    'hair-salon',
    { language: 'fr' as const, name: 'Mèche Libre', summary: 'Mèche Libre, salon de coiffure à Lyon.' },
  ],
  ['piano-tuner', { language: 'en' as const, name: 'Ruth Fenwick', titles: ['piano tuner', 'Hexham'] }],
  ['tree-surgeon', { language: 'en' as const, summary: 'Bramble & Bough tree surgeons, Hereford.' }],
  // Their customers search, but they don't belong to the trade.
  [
    null,
    {
      language: 'en' as const,
      summary: 'Software for your van.',
      titles: ['Software for mobile bike repair'],
    },
  ],
])('takes what a title is a search for, and what stands beside the own name: %s', (trade, words) => {
  expect(certainTrade({ ...nothing, ...words })?.trade.id ?? null).toBe(trade)
})

it('is not certain by the name alone, but by name and type', () => {
  const name = 'Bäckerei Kruse'
  const [byName] = matchTrades({ ...nothing, name })
  expect(byName?.trade.id).toBe('bakery')
  expect(byName && isCertain(byName)).toBe(false)
  expect(certainTrade({ ...nothing, name, schemaTypes: ['Bakery'] })?.trade.id).toBe('bakery')
})

it('is not certain where two trades are as likely', () => {
  const matches = matchTrades({
    ...nothing,
    language: 'en',
    name: 'Corner Bakery',
    summary: 'We are a barber shop in Hull.',
    schemaTypes: ['Bakery'],
  })
  expect(matches.slice(0, 2).map(({ trade }) => trade.id)).toEqual(['bakery', 'barber'])
  expect(matches.some(isCertain)).toBe(false)
})

it('quotes the words that speak for a trade, word for word, the strongest first', () => {
  const summary = 'A sourdough bakery on Douglas Street in Cork.'
  const [best] = matchTrades({
    ...nothing,
    language: 'en',
    name: 'Odd Loaf Bakery',
    summary,
    offers: ['Bread rolls'],
  })
  expect(best?.matched.slice(0, 2)).toEqual([
    { source: 'summary', words: 'sourdough bakery', text: summary, weight: 10 },
    { source: 'name', words: 'Bakery', text: 'Odd Loaf Bakery', weight: 6.5 },
  ])
  expect(best?.matched.find(({ text }) => text === 'Bread rolls')?.source).toBe('offer')
})

it('gives at most ten trades, and none where nothing is said', () => {
  expect(matchTrades(nothing)).toEqual([])
  const offers = [...tradesById().values()].flatMap(({ words }) => words.en.offers.slice(0, 1))
  expect(matchTrades({ ...nothing, language: 'en', offers }).length).toBe(10)
})
