import { imageIdeaSchema } from '@aloft/domain/creatives/image-idea.entity'
import { expect, test } from 'vitest'
import { fixtureBrief, fixtureCases } from '../briefs/fixture-briefs.ts'
import type { ImageIdeasInput } from '../tasks.ts'
import { breads, briefOf, websiteOf } from '../test-support/business.ts'
import { writeImageIdeas } from './image-ideas.ts'

const ideasFor = (change: Partial<ImageIdeasInput> = {}) =>
  writeImageIdeas({
    brandName: 'Odd Loaf',
    brief: briefOf(),
    website: websiteOf(breads),
    sold: null,
    style: null,
    count: 3,
    ...change,
  })

test('shows an offer, a fact and the people it is for, each with its own mood and line', () => {
  expect(ideasFor()).toEqual([
    {
      title: 'Seeded Rye, close up',
      subject: 'Seeded Rye on its own, close enough to see what it’s made of',
      environment: 'A floured wooden counter in early light',
      mood: 'clear and honest',
      punchline: 'Sourdough bakery in Cork',
      style: 'Realistic',
    },
    {
      title: 'Every loaf proves for thirty hours before it sees the oven',
      subject: 'Show it rather than say it: Every loaf proves for thirty hours before it sees the oven',
      environment: 'A floured wooden counter in early light, with whatever proves it in front',
      mood: 'open, with plenty of light',
      punchline: 'Every loaf proves for thirty hours',
      style: 'Photographic',
    },
    {
      title: 'For early risers who walk to work',
      subject: 'Over the shoulder of the people this is for: early risers who walk to work',
      environment: 'Where they’d be on an ordinary day, not in a studio',
      mood: 'warm and cheerful',
      punchline: 'Bakery for early risers who walk to work',
      style: 'Illustration',
    },
  ])
})

test('keeps to the style that was asked for, and to the brief’s tone', () => {
  const ideas = ideasFor({ style: 'Pop Art', brief: briefOf({ toneOfVoice: 'serenity' }) }) ?? []
  expect(ideas.map(({ style }) => style)).toEqual(['Pop Art', 'Pop Art', 'Pop Art'])
  expect(new Set(ideas.map(({ mood }) => mood))).toEqual(new Set(['calm, with plenty of empty space']))
})

test('shows no close-up of what cannot be put on a table', () => {
  const [idea] = ideasFor({ website: websiteOf([{ name: 'Wills', price: null }], { trades: [] }) }) ?? []
  expect(idea?.subject).toBe('Wills, large in the frame, with nothing beside it')
})

test('has none for a brand that nothing is known about', () => {
  const brief = briefOf({
    offeringName: '',
    offeringSummary: '',
    differentiators: [],
    audiences: [],
    location: '',
  })
  expect(ideasFor({ brandName: ' ', brief, website: null })).toBeNull()
})

test.each(fixtureCases.filter(({ formula }) => formula === 'AIDA'))(
  'fills every slot from facts: $site in $language',
  ({ site, language, formula }) => {
    const ideas = writeImageIdeas({ ...fixtureBrief(site, language, formula), style: null, count: 6 }) ?? []
    for (const idea of ideas) {
      expect(imageIdeaSchema.safeParse(idea).error?.issues ?? []).toEqual([])
      expect(JSON.stringify(Object.values(idea))).not.toMatch(/[{}]/)
    }
    expect(new Set(ideas.map(({ subject }) => subject)).size).toBe(ideas.length)
  },
)
