import { expect, it } from 'vitest'
import { matchesOf } from './search-matches.ts'

const items = [
  { label: 'Überblick' },
  { label: 'Briefs' },
  { label: 'Evenings, better lit', detail: 'Instagram', keywords: ['Nightjar Lamps'] },
]

it.each([
  ['', ['Überblick', 'Briefs', 'Evenings, better lit']],
  ['uberbl', ['Überblick']],
  ['bríefs', ['Briefs']],
  ['birefs', ['Briefs']],
  ['brfs', ['Briefs']],
  ['  LIT evenings  ', ['Evenings, better lit']],
  ['instagram', ['Evenings, better lit']],
  ['nigthjar', ['Evenings, better lit']],
  ['xylophone', []],
])('finds by %j', (typed, labels) => {
  expect(matchesOf(items, typed, 20).items.map(({ label }) => label)).toEqual(labels)
})

it('returns no more than the limit, best first', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ label: `Lamp ${index}` }))
  expect(matchesOf(many, '', 20)).toEqual({ items: many.slice(0, 20), more: 480 })
  const { items: found, more } = matchesOf(many, 'lamp 499', 20)
  expect(found[0]).toEqual({ label: 'Lamp 499' })
  expect(found.length + more).toBeLessThan(30)
})

it.each([
  ['evenings', ['Evenings, better lit']],
  ['NIGHTJ bett', ['Evenings, better lit']],
  ['brief', ['Briefs']],
  // Letters in another order, and a word's middle.
  ['birefs', []],
  ['venings', []],
  ['?', []],
])('finds by whole words or their beginnings in sentences: %j', (typed, labels) => {
  expect(matchesOf(items, typed, 20, true).items.map(({ label }) => label)).toEqual(labels)
})
