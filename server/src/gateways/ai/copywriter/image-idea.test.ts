import { expect, test } from 'vitest'
import { writeImageIdea } from './image-idea.ts'
import { fixtureBrief } from './test-support/fixture-briefs.ts'
import { inventedIn } from './test-support/honesty.ts'

const bakery = fixtureBrief('bakery', 'en', 'AIDA')

test('shows the business where it is, in the mood of its tone', () => {
  const brief = { ...bakery.brief, toneOfVoice: 'serenity' } as const
  const idea = writeImageIdea({ ...bakery, brief, style: null, platform: 'instagram' }, 'a')
  expect(idea).toMatchObject({
    title: 'Odd Loaf Bakery',
    subject: 'Odd Loaf Bakery: sourdough bakery',
    environment: 'Cork, County Cork, Ireland',
    mood: 'calm, with plenty of empty space',
    style: 'Minimalism',
  })
  expect(idea?.punchline.length).toBeLessThanOrEqual(40)
})

test.each(['en', 'fr', 'de'] as const)('invents nothing in %s', (language) => {
  const fixture = fixtureBrief('nightjar', language, 'PPPP')
  const brief = { ...fixture.brief, offeringType: 'product', offeringName: 'Halo', location: '' } as const
  const idea = writeImageIdea({ ...fixture, brief, style: 'Collage', platform: 'facebook' }, 'a')
  expect(idea?.style).toBe('Collage')
  const { title = '', subject = '', environment = '', mood = '', punchline = '' } = idea ?? {}
  for (const text of [title, subject, environment, mood, punchline]) {
    expect(inventedIn(text, fixture, language), text).toEqual([])
  }
})

test('has no idea without anything to show', () => {
  const brief = { ...bakery.brief, offeringName: '', offeringSummary: '' }
  expect(writeImageIdea({ brandName: ' ', brief, style: null, platform: 'facebook' }, 'a')).toBeNull()
})
