import type { ReportSentence } from '@aloft/domain/ads/report-sentence.rules'
import { expect, it } from 'vitest'
import { createI18n } from './i18n.ts'
import { figureWords, sentenceWords } from './report-words.ts'

const { t } = createI18n().get()
const span = { from: '2026-11-15', until: '2026-11-21' }
const results = { kind: 'results', result: 'clicks', count: 276, cost: 14_900, period: '7', span } as const
const words = (sentence: Partial<Extract<ReportSentence, { kind: 'results' }>>) =>
  sentenceWords(t, 'EUR', { ...results, comparison: null, ...sentence })

it('says what a period achieved and how that compares (HLP-11)', () => {
  expect(words({ comparison: { way: 'more', percent: 15 } })).toBe(
    '276 clicks for €149.00, 15% more than the week before.',
  )
  expect(words({ count: 1, period: '30', comparison: { way: 'fewer', percent: 40 } })).toBe(
    '1 click for €149.00, 40% fewer than the 30 days before.',
  )
  expect(words({ count: 12_345, period: '90', comparison: { way: 'same' } })).toBe(
    '12 345 clicks for €149.00, about the same as the 90 days before.',
  )
  expect(words({ result: 'conversions', count: 3, comparison: { way: 'fromNone' } })).toBe(
    '3 conversions for €149.00, up from none the week before.',
  )
  expect(words({ result: 'conversions', count: 0 })).toBe('No conversions for €149.00.')
  expect(words({ period: '2026-11-15..2026-11-21', comparison: { way: 'more', percent: 15 } })).toBe(
    '276 clicks for €149.00, 15% more than the 7 days before.',
  )
  expect(words({ period: 'launch' })).toBe('276 clicks for €149.00 since 15 Nov, 2026.')
  expect(words({ period: 'all' })).toBe('276 clicks for €149.00 since 15 Nov, 2026.')
})

it('says when there is nothing to count', () => {
  expect(sentenceWords(t, 'EUR', { kind: 'nothing' })).toMatch(/^No results yet/)
  expect(sentenceWords(t, 'EUR', { kind: 'quiet' })).toMatch(/^No results and no costs/)
})

it('shows N/A for what nothing counts (PRF-01)', () => {
  const figure = figureWords(t, 'EUR')
  expect(figure('costPerClick', null)).toBe('N/A')
  expect([figure('cost', 124_708), figure('roas', 7.8), figure('clickThroughRate', 6.1)]).toEqual([
    '€1 247.08',
    '7.80×',
    '6.10%',
  ])
})
