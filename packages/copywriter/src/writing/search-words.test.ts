import { expect, it } from 'vitest'
import { breads, briefOf, websiteOf } from '../test-support/business.ts'
import { searchWords } from './search-words.ts'

const input = { brandName: 'Odd Loaf', brief: briefOf(), website: websiteOf(breads), sold: null }

it('names what customers of the trade search, and the business and its offers in its own words', () => {
  const { brand, names, offers, place } = searchWords({
    ...input,
    website: { ...websiteOf(breads), trades: [{ value: 'bakery', confidence: 1, evidence: [] }] },
  })
  expect(brand).toBe('Odd Loaf')
  expect(names).toEqual(expect.arrayContaining(['sourdough bakery']))
  expect(names.length).toBeGreaterThan(3)
  expect(offers).toContain('Seeded Rye')
  expect(place).toMatchObject({ name: 'Cork' })
})

it('knows the unwanted searches of a trade in the language of the ads, and none without a trade', () => {
  const trades = [{ value: 'bakery', confidence: 1, evidence: [] }]
  const bakery = { ...input, website: { ...websiteOf(breads), trades } }
  const german = { ...bakery, brief: briefOf({ language: 'de' }) }
  expect(searchWords(bakery).negatives).toContain('recipe')
  expect(searchWords(german).negatives).not.toContain('recipe')
  const unknown = { ...input, website: null, brief: briefOf({ offeringSummary: 'Things that we like.' }) }
  expect(searchWords(unknown).negatives).toEqual([])
})

it('adds words to names as the language of the ads does', () => {
  expect(searchWords(input).patterns).toContain('{} near me')
  expect(searchWords({ ...input, brief: briefOf({ language: 'de' }) }).patterns).not.toContain('{} near me')
})
