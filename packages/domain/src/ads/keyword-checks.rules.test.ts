import { describe, expect, it } from 'vitest'
import {
  checkKeyword,
  checkKeywordCount,
  checkKeywordList,
  checkKeywordSeed,
  isExcluded,
  excludedKeywords,
} from './keyword-checks.rules.ts'
import { type Keyword, parseKeyword } from './keywords.rules.ts'

function keyword(typed: string): Keyword {
  const parsed = parseKeyword(typed)
  if (!parsed) throw new Error(`${typed} is no keyword`)
  return parsed
}

describe('one keyword', () => {
  it.each([
    ['x'.repeat(80), null],
    ['é'.repeat(80), null],
    ['x'.repeat(81), 'keywordTooLong'],
    ['a b c d e f g h i j', null],
    ['a b c d e f g h i j k', 'tooManyKeywordWords'],
    ['lampe d’été & hand-blown', null],
    ['lamps?', 'keywordSymbols'],
    ['[lamp', 'keywordSymbols'],
    ['12" lamp', 'keywordSymbols'],
  ])('%s', (text, fault) => {
    expect(checkKeyword({ text })).toBe(fault)
  })
})

describe('a list', () => {
  it('refuses the second of two equal ones, at its place', () => {
    const list = ['glass lamp', '[glass lamp]', 'Glass Lamp', 'lamps!'].map(keyword)
    expect(checkKeywordList(list)).toEqual([null, null, 'keywordRepeated', 'keywordSymbols'])
  })

  it.each([
    [2, 'tooFewKeywords'],
    [3, null],
    [40, null],
    [41, 'tooManyKeywords'],
  ])('of %i keywords (TGT-01)', (count, failure) => {
    expect(checkKeywordCount(count)).toBe(failure)
  })
})

it.each([
  [' la ', 'seedTooShort'],
  ['lam', null],
  ['灯具店', null],
])('a seed of suggestions: %s (TGT-06)', (seed, failure) => {
  expect(checkKeywordSeed(seed)).toBe(failure)
})

describe('a negative', () => {
  it.each([
    ['repair lamp', true],
    ['lamp', true],
    ['lamp shade', false],
    ['"lamp repair"', true],
    ['"repair galway"', true],
    ['"lamp galway"', false],
    ['[lamp repair galway]', true],
    ['[lamp repair]', false],
  ])('%s keeps “lamp repair galway” out: %s', (negative, isOut) => {
    expect(isExcluded(keyword('Lamp repair Galway'), keyword(negative))).toBe(isOut)
  })

  it('names the keywords it leaves without searches', () => {
    const keywords = ['lamp repair', '"free lamp"', '[glass lamp]'].map(keyword)
    expect(excludedKeywords(keywords, ['free', '[lamp]'].map(keyword))).toEqual([keywords[1]])
  })
})
