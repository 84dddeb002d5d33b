import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { describe, expect, it } from 'vitest'
import { breads, briefOf, websiteOf } from '../test-support/business.ts'
import { type AdIdeasInput, writeAdIdeas } from './ad-ideas.ts'
import { type AdCopy, computeCopyBasis, copyEvidence } from './copy-basis.ts'

const input: AdIdeasInput = {
  brandName: 'Odd Loaf',
  brief: briefOf(),
  website: websiteOf(breads),
  sold: null,
  competitors: [],
  rejected: [],
}
const keywords = ['bakery cork', 'sourdough bread', 'seeded rye']
const weak: AdCopy = {
  platform: 'google',
  texts: {
    headline1: 'Welcome to our world',
    headline2: 'Sourdough bakery in Cork',
    headlined: 'Come and see',
    description1: 'You will love what we do.',
  },
  keywords,
}

it('replaces texts that state nothing, and fills empty fields, with facts that the ad lacks', () => {
  expect(writeAdIdeas(weak, input)).toEqual([
    { key: 'headline1', text: 'Seeded Rye, €5.90', reason: 'noFact', fact: 'Seeded Rye' },
    { key: 'headlined', text: 'Stout and Oat Loaf, €6.80', reason: 'noFact', fact: 'Stout and Oat Loaf' },
    {
      key: 'description1',
      text: 'Bakery in Cork. Seeded Rye €5.90, Stout and Oat Loaf €6.80 and Baguette from €4.20.',
      reason: 'noFact',
      fact: 'Baguette',
    },
    {
      key: 'description2',
      text: 'Every loaf proves for thirty hours before it sees the oven.',
      reason: 'emptyField',
      fact: 'Every loaf proves for thirty hours before it sees the oven.',
    },
  ])
})

it('leaves a text alone that states a fact of its own', () => {
  const texts = {
    fbTitle: 'Seeded Rye, €5.90',
    fbMessage: 'Every loaf proves for thirty hours.',
    fbDescription: '',
  }
  const ideas = writeAdIdeas({ platform: 'facebook', texts, keywords: [] }, input)
  expect(ideas.map(({ key }) => key)).toEqual(['fbDescription'])
})

it.each(['Rye bread cleaned of crumbs, €35', 'Open 7 days'])(
  'never replaces a number of the owner: %s',
  (fbTitle) => {
    const texts = { fbTitle, fbMessage: 'Seeded Rye, €5.90', fbDescription: 'Visit us in Cork.' }
    const ideas = writeAdIdeas({ platform: 'facebook', texts, keywords: [] }, input)
    expect(ideas.map(({ key }) => key)).not.toContain('fbTitle')
  },
)

it('replaces a text with a fact only by one that has it too', () => {
  const texts = { fbTitle: 'Seeded Rye, €5.90', fbMessage: 'Seeded Rye, €5.90', fbDescription: 'In Cork' }
  const ideas = writeAdIdeas({ platform: 'facebook', texts, keywords: [] }, input)
  for (const { text } of ideas.filter(({ key }) => key !== 'fbDescription')) expect(text).toContain('€5.90')
})

it('has nothing for an ad without facts', () => {
  const bare = {
    ...input,
    website: null,
    brief: briefOf({ offeringSummary: '', differentiators: [], audiences: [], location: '' }),
  }
  const ideas = writeAdIdeas(weak, bare)
  expect(ideas.every(({ fact }) => fact !== null)).toBe(true)
})

describe.each(adPlatforms)('on %s', (platform) => {
  const states = [
    {},
    { headline1: 'Come in', fbTitle: 'Come in', igTitle: 'Come in' },
    {
      headline1: 'Bread!!',
      headline2: 'BREAD FOR ALL',
      fbMessage: 'Bread!! Buy now',
      fbTitle: 'Seeded Rye, €5.90',
    },
    { description1: 'Every loaf proves for thirty hours.', fbMessage: 'Every loaf proves for thirty hours.' },
  ]
  const evidence = copyEvidence(input)
  const judged = (ad: AdCopy) => ({
    strength: computeCopyBasis(ad, input).strength.parts.reduce((sum, { score }) => sum + score, 0),
    findings: lintCopy({ ...ad, language: 'en', evidence, declaredCategories: [] }).length,
  })

  it.each(states)('%j never gets weaker, breaks no more rules, and gets nothing twice', (texts) => {
    const ad: AdCopy = { platform, texts, keywords: platform === 'google' ? keywords : [] }
    const rejected: string[] = []
    for (let round = 0; round < 4; round++) {
      const ideas = writeAdIdeas(ad, { ...input, rejected })
      expect(new Set(ideas.map(({ key }) => key)).size).toBe(ideas.length)
      for (const { key, text } of ideas) {
        const field = copyFields[platform].find((one) => one.key === key)
        expect([...text].length).toBeLessThanOrEqual(field?.maxLength ?? 0)
        expect([...rejected, ...Object.values(texts)]).not.toContain(text)
      }
      const improved = {
        ...ad,
        texts: { ...texts, ...Object.fromEntries(ideas.map(({ key, text }) => [key, text])) },
      }
      const [before, after] = [judged(ad), judged(improved)]
      expect(after.strength).toBeGreaterThanOrEqual(before.strength)
      expect(after.findings).toBeLessThanOrEqual(before.findings)
      rejected.push(...ideas.map(({ text }) => text))
    }
    expect(rejected.length).toBeGreaterThan(0)
  })
})
