import { expect, it } from 'vitest'
import { gatherFacts } from '../facts/gather-facts.ts'
import { breads, briefOf, orderOf, read, websiteOf } from '../test-support/business.ts'
import { fillPhrase } from './fill-phrase.ts'

const review = (text: string, by: string) => read({ kind: 'review' as const, text, value: null, by })
const fill = (phrase: string, change: Parameters<typeof orderOf>[0] = {}) =>
  fillPhrase(phrase, gatherFacts(orderOf(change))).map(({ text }) => text)

it('gives the words of a customer to nobody else', () => {
  const proofs = [
    review('The loaf I drive an hour for', 'Aoife, Kinsale'),
    review('My children fight for the crust', 'Tom, Cobh'),
  ]
  const website = websiteOf(breads, { proofs })
  expect(fill('“{review},” says {by}.', { website })).toEqual([
    '“The loaf I drive an hour for,” says Aoife, Kinsale.',
    '“My children fight for the crust,” says Tom, Cobh.',
  ])
})

it('names a street without the town it stands beside', () => {
  expect(fill('Visit us at {street}.')).toEqual(['Visit us at 61 Douglas Street.'])
})

it('lets a group stand alone only where its words say who it is', () => {
  const brief = briefOf({ audiences: ['families', 'early risers who walk to work'] })
  expect(fill('For {group}', { brief })).toEqual(['For early risers who walk to work'])
  expect(fill('{business} for {audience}', { brief })).toContain('Sourdough bakery for families')
})

it('names no town behind a size, or behind a second "in"', () => {
  const names = ['Hand stripping', 'Groom for 2 dogs', 'Bath in oatmeal']
  const website = websiteOf(names.map((name) => ({ name, price: null })))
  expect(fill('{offer} {in}', { website })).toEqual(['Hand stripping in Cork'])
})

it('begins no text with a length of time, and lists it all the same', () => {
  const website = websiteOf([
    { name: '90 mins', price: '£75' },
    { name: 'Couples massage', price: '£105' },
  ])
  expect(fill('{priced}', { website })).toEqual(['Couples massage, £105'])
  expect(fill('{list}.', { website })).toEqual(['90 mins £75 and Couples massage £105.'])
})

it('says one price alone only where there is no list to give', () => {
  expect(fill('{single}.')).toEqual([])
  expect(fill('{single}.', { website: websiteOf(breads.slice(0, 1)) })).toEqual(['Seeded Rye, €5.90.'])
})

it('names an offer bare only where none has a price', () => {
  const areas = [
    { name: 'Housing and tenancy', price: null },
    { name: 'Wills and probate', price: null },
  ]
  expect(fill('{unpriced}')).toEqual([])
  expect(fill('{unpriced}', { website: websiteOf(areas) })).toEqual([
    'Housing and tenancy',
    'Wills and probate',
  ])
})

it('ends a sentence behind a Swiss price without a second point', () => {
  const website = websiteOf([{ name: 'Lektion', price: 'Fr. 95.-' }])
  expect(fill('{single}. Call us.', { website })).toEqual(['Lektion, Fr. 95.- Call us.'])
})
