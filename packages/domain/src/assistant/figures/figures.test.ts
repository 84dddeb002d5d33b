import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFigures, type Evidence } from './evidence.rules.ts'
import { finishedFigures } from './finished-figures.rules.ts'
import { figuresIn } from './figures-in-text.rules.ts'
import { knownInOutput, knownInText } from './known-figures.rules.ts'
import { productFigures } from './product-figures.ts'

const written = (text: string) => figuresIn(text).map(({ start, end }) => text.slice(start, end))

describe('figures of a text', () => {
  it.each([
    ['It cost €1 247.08, CHF 20 or $3,500.', ['€1 247.08', 'CHF 20', '$3,500']],
    ['34,51 € and 20 EUR, or 15 dollars', ['34,51 €', '20 EUR', '15 dollars']],
    ['2.3% of 12 000 people, or 5 percent', ['2.3%', '12 000', '5 percent']],
    ['1.2k views and €3 million', ['1.2k', '€3 million']],
    ['100–300 clicks for €20–€40, 2 to 4%', ['100–300', '€20–€40', '2 to 4%']],
    [
      'On 5 November, Nov 6, 2026, 2026-11-07 and November 2027',
      ['5 November', 'Nov 6, 2026', '2026-11-07', 'November 2027'],
    ],
    ['5–12 Nov at 9:30, 14:00 and 9 am', ['5–12 Nov', '9:30', '14:00', '9 am']],
    ['A 30-day trial, 3x more clicks, 7 clicks', ['30', '3x', '7']],
    ['It runs until 2027.', ['2027']],
  ])('%s', (text, figures) => expect(written(text)).toEqual(figures))

  it.each([
    '1. Open your ads\n2. Set a budget\n 10) Launch it',
    'Use A4, GPT-4, #12, 1st place, 24/7, 1080x1080 or iPhone15',
    'See https://nightjar.example/2026/99 or mail 12@nightjar.example',
    'I have 2 suggestions in 3 fields',
  ])('none: %s', (text) => expect(written(text)).toEqual([]))
})

const date = '2026-11-05T10:00:00.000Z'
const figures = { impressions: 12_000, clicks: 120, resultKind: 'clicks', results: 24, cost: 1_234.56 }
const report = { source: 'reports', date, data: { currency: 'EUR', name: 'Halo 50', ...figures } }

const evidence = (
  known: Evidence['known'],
  callId: string | null = null,
  earlier: Evidence | null = null,
) => ({
  known,
  callId,
  earlier,
})
const proofs = (text: string, given: Evidence) =>
  checkFigures(text, given, 'Europe/Berlin').map(({ proof }) =>
    proof.kind === 'read' ? proof.callId : proof.kind,
  )

describe('proofs', () => {
  const read = evidence(knownInOutput(report), 'c1', evidence(productFigures))

  it.each([
    'It cost €1 234.56 for 120 clicks.',
    'That’s €1 235, or about €1,200.',
    'It was shown 12k times.',
    '1% of the people clicked, at €10.29 a click and €51.44 a result.',
    'As of 5 November, 11:00 (10:00 UTC).',
    'In 2026 “Halo 50” had 120 clicks.',
  ])('read: %s', (text) => expect(new Set(proofs(text, read))).toEqual(new Set(['c1'])))

  it.each([
    'It cost €98.',
    'It cost $1 234.56.',
    'It cost €1 234.50.',
    '12% of the people clicked.',
    'It cost €120.',
    '121 clicks',
    'It ends on 6 November.',
    'Since 12:00 and in 2031',
    'Between 5–9 Nov',
    'It brings 100–120 clicks.',
    '3x more clicks',
    'It had 40 clicks, as many as keywords may be',
  ])('unproved: %s', (text) => expect(proofs(text, read)).toContain('unproved'))

  it('links the newest result, before what people say', () => {
    const both = evidence(
      knownInOutput(report),
      'c2',
      evidence(knownInText('Was it 120 clicks?'), null, read),
    )
    expect(proofs('120 clicks', both)).toEqual(['c2'])
    expect(proofs('77 clicks and 10%', evidence(knownInText('77 clicks'), null, read))).toEqual([
      'stated',
      'stated',
    ])
  })

  it('doubts nothing that rules have written', () => {
    const byRules = evidence(knownInOutput(report), 'c1', evidence('any'))
    expect(proofs('121 clicks for €1 234.56', byRules)).toEqual(['stated', 'c1'])
  })

  it('knows the counts and the totals of lists', () => {
    const ads = [
      { status: 'running', figures },
      { status: 'running', figures: { ...figures, clicks: 30 } },
      { status: 'IN_PROGRESS', figures: null },
    ]
    const list = evidence(knownInOutput({ source: 'ads', date, data: { currency: 'EUR', ads } }), 'c3')
    expect(proofs('3 ads, 2 ads live, 1 ad, 150 clicks, €2 469.12', list)).not.toContain('unproved')
    expect(proofs('4 ads', list)).toEqual(['unproved'])
  })

  it('reads a forecast as amounts and counts', () => {
    const forecast = { clicks: { low: 40, high: 90 }, cost: { low: 20, high: 35.5 } }
    const given = evidence(knownInOutput({ data: { currency: 'EUR', forecast } }), 'c4')
    expect(proofs('40 to 90 clicks for €20–35.50', given)).toEqual(['c4', 'c4'])
    expect(proofs('€40', given)).toEqual(['unproved'])
  })
})

const value = fc
  .double({ min: 0.01, max: 9_999_999, noNaN: true })
  .map((number) => Math.round(number * 100) / 100)
const groups = fc.constantFrom(' ', ' ', ' ', ',', '’')

describe('any amount', () => {
  const text = (number: number, separator: string) =>
    number.toFixed(2).replaceAll(/\B(?=(?:\d{3})+(?!\d)(?=\.|$|\d*\.))/g, separator)

  it('is found as a whole, however its thousands are separated, and is proved by itself alone', () => {
    fc.assert(
      fc.property(value, groups, (cost, separator) => {
        const amount = `€${text(cost, separator)}`
        const sentence = `It cost ${amount} so far.`
        expect(written(sentence)).toEqual([amount])
        const known = (number: number) => evidence(knownInOutput({ currency: 'EUR', cost: number }), 'c')
        expect(proofs(sentence, known(cost))).toEqual(['c'])
        expect(proofs(sentence, known(cost + 0.02))).toEqual(['unproved'])
      }),
    )
  })

  it('never overlaps another figure, and lies within its text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 .,:–-€%kx/NovMay'.split('')), maxLength: 40 }),
        (any) => {
          let last = 0
          for (const { start, end } of figuresIn(any)) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(any.length)
            last = end
          }
        },
      ),
    )
  })
})

it('never changes a proof of an answer that’s being written when more is written', () => {
  const sentence = fc.constantFrom(
    'It cost €1 234.56. ',
    'Up to 120 clicks! ',
    'On 5 Nov at 9:30. ',
    '**€98** is 2.5%. ',
    'Ads\n',
    'Since 5. ',
  )
  const given = { evidence: evidence(knownInOutput(report), 'c1'), timeZone: 'UTC' }
  const text = fc.array(sentence, { maxLength: 6 }).map((all) => all.join(''))
  fc.assert(
    fc.property(text, fc.nat(200), (whole, cut) => {
      const shown = finishedFigures(whole.slice(0, cut), { ...given, isPart: true })
      const later = finishedFigures(whole, { ...given, isPart: false })
      expect(later.slice(0, shown.length)).toEqual(shown)
    }),
  )
})
