import { expect, it } from 'vitest'
import { tradesById } from '../trade.ts'
import { foreignNames, foreignTrade } from './foreign-names.ts'

it('names trades of the catalogue, each word one of them', () => {
  const trades = foreignNames.map(({ trade }) => trade)
  expect(trades.filter((trade) => !tradesById().has(trade))).toEqual([])
  const byName = Map.groupBy(foreignNames, ({ name }) => name)
  expect([...byName.values()].filter((users) => new Set(users.map(({ trade }) => trade)).size > 1)).toEqual(
    [],
  )
})

it.each([
  ['Taller familiar de cerámica en Níjar, Almería.', 'potter'],
  ['Panadería Sol | pan de cada día', 'bakery'],
  ['Kapsalon De Schaar in Utrecht', 'hair-salon'],
  ['Todo para restaurantes y bares', undefined],
  ['Hotel y restaurante', undefined],
  ['Vendemos pan. Panadería de siempre', undefined],
])('%s is of the trade %s', (text, trade) => {
  expect(foreignTrade(text)?.trade).toBe(trade)
})
