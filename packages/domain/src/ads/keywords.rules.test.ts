import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addKeywords,
  keywordAsTyped,
  keywordMatches,
  parseKeyword,
  parseKeywordLines,
  readKeywords,
  storedKeywords,
} from './keywords.rules.ts'

describe('a typed keyword', () => {
  it.each([
    ['glass lamp', { text: 'glass lamp', match: 'broad' }],
    ['  glass \t lamp ', { text: 'glass lamp', match: 'broad' }],
    ['"glass lamp"', { text: 'glass lamp', match: 'phrase' }],
    ['“glass lamp”', { text: 'glass lamp', match: 'phrase' }],
    ['[glass lamp]', { text: 'glass lamp', match: 'exact' }],
    ['[ glass lamp ]', { text: 'glass lamp', match: 'exact' }],
    // An unpaired sign is a part of the text, which the checks refuse.
    ['[glass lamp', { text: '[glass lamp', match: 'broad' }],
    ['12" lamp', { text: '12" lamp', match: 'broad' }],
  ])('%s', (typed, keyword) => {
    expect(parseKeyword(typed)).toEqual(keyword)
  })

  it.each(['', '  ', '[]', '""', '-', '"'])('is none where it has no word: %s', (typed) => {
    expect(parseKeyword(typed)).toBeNull()
  })

  it('is read back as it was written', () => {
    const text = fc.stringMatching(/^[a-zà-ÿ0-9][a-zà-ÿ0-9'& -]{0,30}[a-zà-ÿ0-9]$/)
    const keyword = fc.record({ text, match: fc.constantFrom(...keywordMatches) })
    fc.assert(
      fc.property(keyword, ({ text: words, match }) => {
        const first = parseKeyword(keywordAsTyped({ text: words, match }))
        expect(first).toEqual({ text: words.normalize('NFC').replace(/\s+/g, ' '), match })
      }),
    )
  })
})

describe('pasted lines', () => {
  it('are keywords and negatives, each with the match of its signs', () => {
    const pasted = 'glass lamp\r\n"irish lamp"; [lamp repair],,\n-free\n- "how to"\t−[lamp ikea]\n\n'
    expect(parseKeywordLines(pasted)).toEqual({
      keywords: [
        { text: 'glass lamp', match: 'broad' },
        { text: 'irish lamp', match: 'phrase' },
        { text: 'lamp repair', match: 'exact' },
      ],
      negatives: [
        { text: 'free', match: 'broad' },
        { text: 'how to', match: 'phrase' },
        { text: 'lamp ikea', match: 'exact' },
      ],
    })
  })

  it('give keywords without signs the match that was chosen', () => {
    expect(parseKeywordLines('lamp\n"irish lamp"', 'exact').keywords).toEqual([
      { text: 'lamp', match: 'exact' },
      { text: 'irish lamp', match: 'phrase' },
    ])
  })

  it('keep a hyphen within a keyword', () => {
    expect(parseKeywordLines('hand-blown lamp').keywords).toEqual([
      { text: 'hand-blown lamp', match: 'broad' },
    ])
  })
})

describe('what an ad keeps', () => {
  it('are texts, of which plain ones are broad', () => {
    const value = ['lamp repair galway', '[irish lamp]', '', '"glass lamp"']
    const keywords = readKeywords(value)
    expect(keywords.map(({ match }) => match)).toEqual(['broad', 'exact', 'phrase'])
    expect(storedKeywords(keywords)).toEqual(['lamp repair galway', '[irish lamp]', '"glass lamp"'])
  })
})

describe('added keywords', () => {
  const lamp = { text: 'Glass lamp', match: 'broad' } as const

  it('come behind, without those that are there already', () => {
    const added = parseKeywordLines('glass  LAMP\n[glass lamp]\nlamp repair\nLamp Repair').keywords
    expect(addKeywords([lamp], added)).toEqual([
      lamp,
      { text: 'glass lamp', match: 'exact' },
      { text: 'lamp repair', match: 'broad' },
    ])
  })

  it('leave the list itself where none is new', () => {
    const list = [lamp]
    expect(addKeywords(list, [lamp])).toBe(list)
  })
})
