import { expect, test } from 'vitest'
import { websiteOf } from '../test-support/business.ts'
import { writeImageIdea } from './image-idea.ts'
import { fixtureBrief } from '../briefs/fixture-briefs.ts'

const bakery = fixtureBrief('bakery', 'en', 'AIDA')

test('shows the business where it is, in the mood of its tone', () => {
  const brief = { ...bakery.brief, toneOfVoice: 'serenity' } as const
  const idea = writeImageIdea({
    ...bakery,
    brief,
    website: null,
    sold: null,
    style: null,
    platform: 'instagram',
    usedLines: [],
  })
  expect(idea).toMatchObject({
    title: 'Odd Loaf Bakery',
    subject: 'Odd Loaf Bakery: sourdough bakery',
    environment: 'Cork, County Cork, Ireland',
    mood: 'calm, with plenty of empty space',
    style: 'Minimalism',
  })
  expect(idea?.punchline.length).toBeLessThanOrEqual(40)
})

test('says what is for sale, where nothing else fits on the picture', () => {
  const brief = {
    ...bakery.brief,
    offeringSummary: 'Hello, I am Sab, and this is my small place by the station in Cork.',
    differentiators: [
      'Gel set €55, refill €40.',
      'Bitten nails are what we see here every day, and we judge nobody for them.',
      'We come to brides in Cork, Cobh and Midleton, and to everyone near these towns.',
      'The dog is asleep under the table.',
    ],
    audiences: [],
  }
  const idea = writeImageIdea({
    brandName: 'Les Ongles de Sab',
    brief: { ...brief, offeringName: 'Les Ongles de Sab' },
    website: null,
    sold: null,
    style: null,
    platform: 'facebook',
    usedLines: [],
  })
  expect(idea?.punchline).toMatch(/Gel set|Refill/)
})

test('has no idea without anything to show', () => {
  const brief = { ...bakery.brief, offeringName: '', offeringSummary: '' }
  expect(
    writeImageIdea({
      brandName: ' ',
      brief,
      website: null,
      sold: null,
      style: null,
      platform: 'facebook',
      usedLines: [],
    }),
  ).toBeNull()
})

test('puts the kind of thing beside a name that says nothing, as the pages do', () => {
  const brief = { ...bakery.brief, offeringType: 'product', offeringName: 'Wren' } as const
  const website = websiteOf([{ name: 'Wren', price: '€96', noun: 'lamp' }])
  const idea = writeImageIdea({
    ...bakery,
    brief,
    website,
    sold: null,
    style: null,
    platform: 'facebook',
    usedLines: [],
  })
  expect(idea?.punchline).toContain('Wren lamp')
})

test('says something else on the next picture, and repeats itself only where there is nothing else', () => {
  const lineAfter = (usedLines: readonly string[]) =>
    writeImageIdea({ ...bakery, website: null, sold: null, style: null, platform: 'facebook', usedLines })
      ?.punchline ?? ''
  const first = lineAfter([])
  const second = lineAfter([first])
  expect(second).not.toBe('')
  expect(second).not.toBe(first)
  const many = Array.from({ length: 20 }).reduce<string[]>((lines) => [...lines, lineAfter(lines)], [])
  expect(many.every((line) => line !== '')).toBe(true)
})

test('prefers a claim about the business to one about where it is', () => {
  const brief = {
    ...bakery.brief,
    differentiators: ['Two minutes from the station.', 'Every loaf proves for 30 hours.'],
  }
  const idea = writeImageIdea({
    ...bakery,
    brief,
    website: null,
    sold: null,
    style: null,
    platform: 'facebook',
    usedLines: [],
  })
  expect(idea?.punchline).toBe('Every loaf proves for 30 hours')
})
