import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import { describe, expect, it } from 'vitest'
import { evidenceLines, provingEvidence } from './evidence-lines.ts'

const quoted = (quote: string, page = '/'): Evidence => ({
  url: `https://nightjar.example${page}`,
  quote,
  source: 'text',
})

describe('evidenceLines', () => {
  it('names only the page of a quote that repeats a shown value', () => {
    const lines = evidenceLines(
      [quoted('“Nothing is glued,  so everything can be mended”'), quoted('Nothing is glued', '/about')],
      ['Nothing is glued, so everything can be mended.'],
    )
    expect(lines.wordForWord).toEqual(['https://nightjar.example/'])
    expect(lines.quotes).toEqual([{ quote: 'Nothing is glued', url: 'https://nightjar.example/about' }])
  })

  it('names each quote and each page once', () => {
    const lines = evidenceLines(
      [quoted('Since 1987.'), quoted('since 1987', '/about'), quoted('Galway'), quoted('galway.')],
      ['Galway'],
    )
    expect(lines).toEqual({
      quotes: [{ quote: 'Since 1987.', url: 'https://nightjar.example/' }],
      wordForWord: ['https://nightjar.example/'],
      inMarkup: [],
    })
  })

  it('quotes no markup', () => {
    expect(evidenceLines([quoted('<html lang="en">'), quoted('English spoken')], ['English'])).toEqual({
      quotes: [{ quote: 'English spoken', url: 'https://nightjar.example/' }],
      wordForWord: [],
      inMarkup: ['https://nightjar.example/'],
    })
  })
})

describe('provingEvidence', () => {
  const sentence = quoted('If we made it, we rewire it.')
  const others = [quoted('en'), quoted('<html lang="en">'), quoted('Nightjar Lamps')]

  it('proves a language by sentences alone, and no tone by a single one', () => {
    expect(provingEvidence('language', [...others, sentence])).toEqual([sentence])
    expect(provingEvidence('toneOfVoice', [sentence])).toEqual([])
  })

  it('leaves other fields as they are', () => {
    expect(provingEvidence('location', others)).toEqual(others)
  })
})
