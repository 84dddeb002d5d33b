import { expect, it } from 'vitest'
import { allInterests, findInterests } from './find-interests.ts'

const namesOf = (query: string) => findInterests(query, 8).map(({ name }) => name)

it('finds by the beginning of a name, then of a word in it, then of its group', () => {
  expect(findInterests('LAMP', 8)[0]).toEqual({
    name: 'Lamps and lighting',
    path: ['Home and garden', 'Furnishing'],
  })
  expect(namesOf('furniture')).toEqual(['Furniture', 'Vintage furniture', 'Garden furniture'])
  expect(namesOf('cafe')).toEqual(['Cafés'])
  expect(namesOf('occasions')).toHaveLength(8)
  expect(namesOf('jewellery')).toEqual(['Jewellery', 'Jewellery making'])
})

it.each(['', ' ', 'xqzzt'])('finds nothing for %j', (query) => {
  expect(findInterests(query, 8)).toEqual([])
})

it('names some hundreds, each once, none longer than an ad keeps', () => {
  const names = allInterests().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  for (const name of names) expect(name).toMatch(/^\S.{1,38}\S$/)
})
