import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { expect, it } from 'vitest'
import { findInterests } from './find-interests.ts'

const namesOf = (query: string, most = 8) => findInterests(query, most).map(({ name }) => name)

it('finds by the beginning of a name, then of a word in it, then a synonym, then its group', () => {
  expect(findInterests('LAMP', 8)[0]).toEqual({
    name: 'Lamps and lighting',
    path: ['Home and garden', 'Furnishing'],
  })
  expect(namesOf('furniture')).toEqual([
    'Furniture',
    'Furniture restoration',
    'Vintage furniture',
    'Garden furniture',
    'Office supplies',
  ])
  expect(namesOf('tea', 3)).toEqual(['Tea', 'Tea rooms', 'Team events'])
  expect(namesOf('occasions')).toHaveLength(8)
})

it.each([
  ['Lampen', 'Lamps and lighting'],
  ['luminaire', 'Lamps and lighting'],
  ['eclairage', 'Lamps and lighting'],
  ['Tischlerei', 'Carpentry'],
  ['gartenmobel', 'Garden furniture'],
  ['boulangerie', 'Bakeries'],
  ['jewelry', 'Jewellery'],
  ['cheval', 'Horses'],
  ['vélos électriques', 'E-bikes'],
  ['Steuerberater', 'Taxes'],
])('finds %s as %s', (query, name) => {
  expect(namesOf(query)[0]).toBe(name)
})

it('puts names of the language asked for first', () => {
  const first = (query: string, language: AdLanguage) => findInterests(query, 1, language)[0]?.name
  expect(first('mon', 'en')).toBe('Monuments and sights')
  expect(first('mon', 'de')).toBe('Montessori education')
  expect(first('mon', 'fr')).toBe('Watches')
})

it.each(['', ' ', 'xqzzt'])('finds nothing for %j', (query) => {
  expect(findInterests(query, 8)).toEqual([])
})
