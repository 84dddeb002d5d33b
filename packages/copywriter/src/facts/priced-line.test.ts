import { expect, it } from 'vitest'
import { breads, briefOf, websiteOf } from '../test-support/business.ts'
import { gatherFacts } from './gather-facts.ts'
import { offerIndex } from './gather-offers.ts'
import { parsePricedLine } from './priced-line.ts'

it.each([
  ['Seeded Rye, €5.90', { name: 'Seeded Rye', price: '€5.90', isFrom: false }],
  ['Haircut: from £25', { name: 'Haircut', price: '£25', isFrom: true }],
  ['Wohnzimmertisch – ab 480 €', { name: 'Wohnzimmertisch', price: '480 €', isFrom: true }],
  ['Yoga, £12 per class.', { name: 'Yoga', price: '£12 per class', isFrom: false }],
])('reads an offer out of %j', (line, offer) => {
  expect(parsePricedLine(line)).toEqual(offer)
})

it.each([
  'Founded in Galway, 1987',
  'Every loaf proves for thirty hours.',
  'Bring a lamp, €20 off',
  'Delivery, €4',
  'Rye €5.90, spelt €6.20',
  'We bake at four and sell the last loaf of the day for €3',
  '€5.90',
])('takes %j for no offer', (line) => {
  expect(parsePricedLine(line)).toBeNull()
})

const gather = (differentiators: string[], website = websiteOf(breads)) =>
  gatherFacts({ brandName: 'Odd Loaf', brief: briefOf({ differentiators }), website, sold: null })

it('offers what only the brief prices, and says so', () => {
  const { offers, statements } = gather(['Rye rolls, €2.40'])
  const rolls = offers.find(({ name }) => name === 'Rye rolls')
  expect(rolls).toMatchObject({ price: '€2.40', source: { from: 'brief' } })
  expect(rolls && offerIndex(rolls)).toBeNull()
  expect(statements.filter(({ isSummary }) => !isSummary)).toEqual([])
})

it('prices an offer of the website as its owner does', () => {
  const { offers } = gather(['Seeded Rye, €6.20'])
  expect(offers.filter(({ name }) => name === 'Seeded Rye')).toMatchObject([
    { id: 'offer:1', price: '€6.20', source: { from: 'brief' } },
  ])
})
