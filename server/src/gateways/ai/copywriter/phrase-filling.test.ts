import { expect, test } from 'vitest'
import { factsOf } from './facts/facts.ts'
import { fillings } from './phrase-filling.ts'
import { fixtureBrief, type FixtureSite } from './test-support/fixture-briefs.ts'
import { wordsOf } from './words/words-of.ts'

function filled(phrase: string, site: FixtureSite, language: 'en' | 'fr' | 'de'): string[] {
  const { brandName, brief, offers } = fixtureBrief(site, language, 'AIDA')
  return fillings(phrase, factsOf(brandName, brief, offers)).map(({ text }) => text)
}

test('leaves an optional part out, or keeps it', () => {
  expect(filled('Have you met {brand}[ {in}]?', 'bakery', 'en')).toEqual([
    'Have you met Odd Loaf Bakery in Cork?',
    'Have you met Odd Loaf Bakery?',
  ])
})

test('has no phrase for a missing fact', () => {
  expect(filled('{offer}: {price}', 'law-firm', 'en')).toEqual([])
  expect(filled('In the lead role: {priced}', 'law-firm', 'en')).toEqual([])
  expect(filled('{trade}', 'bakery', 'de')).toEqual([])
})

test('sets facts of another language in the quotes of the ad, and only those', () => {
  expect(filled('{for}', 'german', 'fr')[0]).toBe('Pour «\u202FFamilien im Altbau\u202F»')
  expect(filled('{for}', 'german', 'de')[0]).toBe('Für Familien im Altbau')
  expect(filled('{fact}', 'german', 'en')).toEqual([])
  expect(filled('Our word: {quote}', 'german', 'en')[0]).toBe('Our word: “Das Angebot ist der Endpreis.”')
})

test('gives an ordinary word its small letter inside a phrase, and a name its capital', () => {
  expect(filled('A good choice {for}.', 'nightjar', 'en')[0]).toBe(
    'A good choice for people doing up a first home.',
  )
  expect(filled('Ask {brand}', 'restaurant', 'en')).toEqual(['Ask The Low Lantern'])
})

test('does not say a place or a trade twice', () => {
  expect(filled('{trade} {in}', 'law-firm', 'en')).toEqual([])
  expect(filled('{brand}: {trade}', 'german', 'de')).toEqual([])
  expect(filled('{brand}: {trade}', 'restaurant', 'en')).toEqual([
    'The Low Lantern: small seafood restaurant',
  ])
})

test('every phrase of a language ends and opens as it should', () => {
  for (const words of Object.values(wordsOf)) {
    const sets = [
      ...Object.values(words.calls),
      ...Object.values(words.tones).flatMap(({ want, say, act }) => [want, say, act]),
      { headlines: Object.values(words.headlines).flat(), sentences: Object.values(words.sentences).flat() },
    ]
    for (const { headlines, sentences } of sets) {
      for (const phrase of headlines) expect(phrase).not.toMatch(/[.!]$|\s{2}|['"]/)
      for (const phrase of sentences) expect(phrase).toMatch(/(?:[.?]|\{quote\}|\{fact\})$/)
      for (const phrase of headlines.filter((one) => !one.includes('{'))) {
        expect([...phrase].length, phrase).toBeLessThanOrEqual(30)
      }
    }
  }
})
