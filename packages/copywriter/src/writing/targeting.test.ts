import { expect, it } from 'vitest'
import { gatherFacts } from '../facts/gather-facts.ts'
import { briefOf, orderOf, read, websiteOf } from '../test-support/business.ts'
import { writeInterests, writeKeywords } from './targeting.ts'

const order = { count: 10, maxLength: 80, neighbors: [] }
const school = gatherFacts(
  orderOf({
    brandName: 'Parlo',
    brief: briefOf({
      offeringSummary: 'A small language school in Cork with evening classes in Spanish and Italian.',
      differentiators: [],
      offeringName: 'Parlo',
    }),
    website: websiteOf([{ name: 'Ten week course', price: '€165' }], { trades: [read('language-school')] }),
  }),
)

it('searches for what the business teaches, and not for what its trade may teach', () => {
  const keywords = writeKeywords(school, order)
  expect(keywords).toContain('spanish lessons')
  expect(keywords.filter((keyword) => /german|french|english/u.test(keyword))).toEqual([])
})

it('takes of the interests of one kind those that the facts speak of', () => {
  expect(writeInterests(school, order)).toEqual([
    'Languages',
    'Learning Spanish',
    'Learning Italian',
    'Study abroad',
    'Evening classes',
  ])
})

it('names offers that customers search for, and no lengths or seasons', () => {
  const van = gatherFacts(
    orderOf({
      brandName: 'Spoke',
      brief: briefOf({
        offeringSummary: 'We repair bikes in Cork.',
        differentiators: [],
        offeringName: 'Spoke',
      }),
      website: websiteOf(
        [
          { name: 'Puncture repair', price: '€18' },
          { name: 'First visit', price: '€10' },
        ],
        { trades: [read('bike-repair')] },
      ),
    }),
  )
  expect(writeKeywords(van, order)).toContain('puncture repair')
  expect(writeKeywords(van, order)).not.toContain('first visit')
})

it('fills up with the searches of the trade only where the facts give fewer than five', () => {
  const bare = gatherFacts(
    orderOf({
      brandName: 'Sol',
      brief: briefOf({ offeringSummary: 'Yoga.', differentiators: [], offeringName: 'Sol', location: '' }),
      website: websiteOf([], { trades: [read('yoga-studio')], location: null }),
    }),
  )
  expect(writeKeywords(bare, order).length).toBeGreaterThanOrEqual(5)
})
