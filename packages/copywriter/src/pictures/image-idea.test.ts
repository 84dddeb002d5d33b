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

test('has no idea without anything to show', () => {
  const brief = { ...bakery.brief, offeringName: '', offeringSummary: '' }
  expect(
    writeImageIdea({ brandName: ' ', brief, website: null, sold: null, style: null, platform: 'facebook' }),
  ).toBeNull()
})

test('puts the kind of thing beside a name that says nothing, as the pages do', () => {
  const brief = { ...bakery.brief, offeringType: 'product', offeringName: 'Wren' } as const
  const website = websiteOf([{ name: 'Wren', price: '€96', noun: 'lamp' }])
  const idea = writeImageIdea({ ...bakery, brief, website, sold: null, style: null, platform: 'facebook' })
  expect(idea?.punchline).toContain('Wren lamp')
})
