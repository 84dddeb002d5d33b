import { collection } from '@aloft/creative/collection/collection'
import { expect, it } from 'vitest'
import { createEmbeddedStock } from './stock.embedded.ts'
import type { StockFile, StockPage } from './stock.port.ts'
import { stockSuite, testSearch } from './stock.suite.ts'

stockSuite('Embedded', createEmbeddedStock, { many: 'background home travel', few: 'bakery' })

const stock = createEmbeddedStock()
const { signal } = testSearch

it('draws in the colors of the brand that searches', async () => {
  const { items } = (await stock.search({ ...testSearch, query: 'bakery' })) as StockPage
  const other = { ...testSearch, colors: { ...testSearch.colors, primary: '#c2185b' } }
  const { items: others } = (await stock.search({ ...other, query: 'bakery' })) as StockPage
  expect(items[0]?.id).toBe('bread-loaf.square.1f5f4a.f2b84b.ffffff.1c1c1c')
  expect(others[0]?.id).toBe('bread-loaf.square.c2185b.f2b84b.ffffff.1c1c1c')
  const drawn = async (id = '') =>
    new TextDecoder().decode(((await stock.readThumbnail(id, signal)) as StockFile).bytes)
  expect(await drawn(items[0]?.id)).not.toBe(await drawn(others[0]?.id))
  expect(await drawn(items[0]?.id)).toContain('<title>Illustration by Aloft</title>')
})

it('says that its pictures are our own illustrations', async () => {
  const { items } = (await stock.search(testSearch)) as StockPage
  expect(stock.isEmbedded).toBe(true)
  for (const { credit, license } of items) {
    expect(credit).toEqual({ name: 'Aloft', url: null })
    expect(license).toMatch(/^Aloft illustration/)
  }
})

it('draws every scene from its id alone', async () => {
  for (const { id } of collection) {
    const picture = await stock.fetch(`${id}.portrait.1f5f4a.f2b84b.ffffff.1c1c1c`, signal)
    expect(picture).toMatchObject({ kind: 'picture', item: { width: 1600, height: 2000 } })
  }
})

it.each([
  'bread-loaf.square.1f5f4a.f2b84b.ffffff',
  'bread-loaf.round.1f5f4a.f2b84b.ffffff.1c1c1c',
  'bread-loaf.square.1f5f4a.f2b84b.ffffff.1c1c1c.0',
  'bread-loaf.square."/><script>.f2b84b.ffffff.1c1c1c',
  'no-scene.square.1f5f4a.f2b84b.ffffff.1c1c1c',
])('has no picture %j', async (id) => {
  expect(await stock.fetch(id, signal)).toEqual({ kind: 'notFound' })
})
