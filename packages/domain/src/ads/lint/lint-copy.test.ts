import { describe, expect, it } from 'vitest'
import { isBlocked, lintCopy } from './lint-copy.rules.ts'
import type { LintFixture } from './lint-fixture.ts'
import { type LintRuleId, lintRules } from './lint-rules.rules.ts'
import { lintFixtures, soundAds } from './lint.fixtures.ts'

function findingsOf({ rule, input }: LintFixture) {
  return lintCopy(input).filter((finding) => finding.rule === rule)
}

function titleOf({ rule, input: { texts, keywords } }: LintFixture): string {
  return `${rule}: ${JSON.stringify(Object.values(texts).length > 0 ? texts : keywords).slice(0, 90)}`
}

describe('fixtures', () => {
  it.each(Object.keys(lintRules) as LintRuleId[])('has two bad and three good texts for %s', (id) => {
    const fixtures = lintFixtures.filter(({ rule }) => rule === id)
    expect(fixtures.filter(({ finds }) => finds).length).toBeGreaterThanOrEqual(2)
    expect(fixtures.filter(({ finds }) => !finds).length).toBeGreaterThanOrEqual(3)
  })

  it.each(lintFixtures.map((fixture) => [titleOf(fixture), fixture] as const))('%s', (_, fixture) => {
    const [first] = findingsOf(fixture)
    const text = first?.key ? fixture.input.texts[first.key] : undefined
    const found = first && {
      key: first.key,
      at: first.span && (text?.slice(first.span.start, first.span.end) ?? ''),
      suggestion: first.suggestion,
    }
    expect(found ?? null).toEqual(fixture.finds)
  })

  it.each(soundAds.map((ad) => [ad.platform, ad] as const))('finds nothing in a sound ad of %s', (_, ad) => {
    expect(lintCopy(ad)).toEqual([])
  })
})

describe('severity', () => {
  it('is that of the table', () => {
    for (const fixture of lintFixtures.filter(({ rule }) => rule !== 'M01')) {
      for (const { severity } of findingsOf(fixture)) expect(severity).toBe(lintRules[fixture.rule].severity)
    }
  })

  it('of a long message grows from a warning to an error (M01)', () => {
    const of = (length: number) =>
      lintCopy({
        platform: 'instagram',
        texts: { igMessage: 'x'.repeat(length) },
        keywords: [],
        language: null,
        evidence: [],
        declaredCategories: [],
      }).map(({ severity, details }) => [severity, details.over])
    expect(of(125)).toEqual([])
    expect(of(126)).toEqual([['warning', 1]])
    expect(of(2200)).toEqual([['warning', 2075]])
    expect(of(2201)).toEqual([['error', 1]])
  })

  it('blocks on an error only', () => {
    expect(isBlocked([])).toBe(false)
    expect(isBlocked([{ severity: 'warning' }])).toBe(false)
    expect(isBlocked([{ severity: 'warning' }, { severity: 'error' }])).toBe(true)
  })
})

describe('scope', () => {
  it('leaves texts and rules of other platforms aside', () => {
    const input = { keywords: [], language: null, evidence: [], declaredCategories: [] }
    const texts = { igMessage: 'Click here!! Are you Muslim?', headline1: 'Warm!! light' }
    expect(lintCopy({ ...input, platform: 'instagram', texts }).map(({ rule }) => rule)).toEqual(['M04'])
    expect(lintCopy({ ...input, platform: 'facebook', texts })).toEqual([])
  })

  it('lists each place of a breach, and fixes them together', () => {
    const [first, second] = lintCopy({
      platform: 'google',
      texts: { headline1: 'Warm!! light!!' },
      keywords: [],
      language: null,
      evidence: [],
      declaredCategories: [],
    }).filter(({ rule }) => rule === 'G06')
    expect([first?.span, second?.span]).toEqual([
      { start: 4, end: 6 },
      { start: 12, end: 14 },
    ])
    expect([first?.suggestion, second?.suggestion]).toEqual(['Warm! light!', 'Warm! light!'])
  })

  it.each(['\u{1D455}', '\u{1D4BA}', '\u{1D506}'])(
    'ends with a sign that stands where no bold letter is: %j (G08)',
    (sign) => {
      const [finding] = lintCopy({
        platform: 'google',
        texts: { headline1: `Warm ${sign} light` },
        keywords: [],
        language: null,
        evidence: [],
        declaredCategories: [],
      }).filter(({ rule }) => rule === 'G08')
      expect(finding).toMatchObject({ suggestion: 'Warm light', details: { found: sign } })
    },
  )

  it('judges no claim before it is known what it may rest on (B01)', () => {
    const input = {
      platform: 'instagram',
      texts: { igMessage: 'Rated best in Galway by 4,000 readers.' },
      keywords: [],
      language: null,
      declaredCategories: [],
    } as const
    expect(lintCopy({ ...input, evidence: [] }).map(({ rule }) => rule)).toContain('B01')
    expect(lintCopy({ ...input, evidence: null })).toEqual([])
  })
})
