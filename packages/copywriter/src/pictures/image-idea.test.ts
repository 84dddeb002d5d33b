import { expect, test } from 'vitest'
import { writeImageIdea } from './image-idea.ts'
import { fixtureBrief } from '../briefs/fixture-briefs.ts'

const bakery = fixtureBrief('bakery', 'en', 'AIDA')

test('shows the business where it is, in the mood of its tone', () => {
  const brief = { ...bakery.brief, toneOfVoice: 'serenity' } as const
  const idea = writeImageIdea({ ...bakery, brief, style: null, platform: 'instagram' })
  expect(idea).toMatchObject({
    title: 'Odd Loaf Bakery',
    subject: 'Odd Loaf Bakery: sourdough bakery',
    environment: 'Cork, County Cork, Ireland',
    mood: 'calm, with plenty of empty space',
    style: 'Minimalism',
  })
  expect(idea?.punchline.length).toBeLessThanOrEqual(40)
})

test('has no idea without anything to show', () => {
  const brief = { ...bakery.brief, offeringName: '', offeringSummary: '' }
  expect(writeImageIdea({ brandName: ' ', brief, style: null, platform: 'facebook' })).toBeNull()
})
