import { stockShapes } from '@aloft/domain/ideas/stock.rules'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Stock, StockFile, StockPage, StockPicture, StockSearch } from './stock.port.ts'

export const testSearch: StockSearch = {
  query: 'home',
  page: 1,
  pageSize: 24,
  shape: null,
  colors: { primary: '#1f5f4a', accent: '#f2b84b', background: '#ffffff', text: '#1c1c1c' },
  signal: new AbortController().signal,
}

/** Fails with the whole answer if it's another kind. */
export function expectKind<K extends string>(answer: { readonly kind: string }, kind: K): void {
  expect(answer).toMatchObject({ kind })
}

async function pageOf(stock: Stock, change: Partial<StockSearch> = {}): Promise<StockPage> {
  const page = await stock.search({ ...testSearch, ...change })
  expectKind(page, 'page')
  return page as StockPage
}

/** Tests for every stock service. `queries` have more and fewer results than a page. */
export function stockSuite(
  name: string,
  open: () => Stock,
  queries: { readonly many: string; readonly few: string },
): void {
  const { signal } = testSearch

  describe(`${name} stock`, () => {
    it('finds pictures with their rights, each with an id and a thumbnail for an address', async () => {
      const { items, nearest } = await pageOf(open())
      expect(items.length).toBeGreaterThan(0)
      expect(nearest).toEqual([])
      for (const item of items) {
        expect(item.id).toMatch(/^[\w.-]{1,100}$/)
        expect(item.thumbnail).toMatch(/^[\w.-]+$/)
        expect(item.alt).not.toBe('')
        expect(item.credit.name).not.toBe('')
        expect(item.license).not.toBe('')
      }
    })

    it('has each picture on one page, until there are no more', async () => {
      const stock = open()
      const [first, second] = [
        await pageOf(stock, { query: queries.many }),
        await pageOf(stock, { query: queries.many, page: 2 }),
      ]
      expect(first.items).toHaveLength(testSearch.pageSize)
      expect([first.hasMore, second.hasMore]).toEqual([true, false])
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect((await pageOf(stock, { query: queries.many, page: 9 })).items).toEqual([])
      expect((await pageOf(stock, { query: queries.few })).hasMore).toBe(false)
    })

    it.each(stockShapes)('finds %s pictures alone', async (shape) => {
      const stock = open()
      const { items } = await pageOf(stock, { shape })
      expect(items.length).toBeGreaterThan(0)
      for (const { width, height } of items)
        expect(Math.sign(width - height)).toBe({ square: 0, landscape: 1, portrait: -1 }[shape])
    })

    it('names subjects to try if nothing is found, and finds pictures of all it suggests', async () => {
      const stock = open()
      const { items, hasMore, nearest } = await pageOf(stock, { query: 'xyzzy' })
      expect({ items, hasMore }).toEqual({ items: [], hasMore: false })
      expect(nearest.length).toBeGreaterThan(0)
      for (const query of [...nearest, ...stock.subjects])
        expect((await pageOf(stock, { query })).items.length).toBeGreaterThan(0)
    })

    it('hands over a picture in the size it named, with its rights', async () => {
      const stock = open()
      const [item] = (await pageOf(stock)).items
      const picture = (await stock.fetch(item?.id ?? '', signal)) as StockPicture
      expectKind(picture, 'picture')
      expect(picture.item).toEqual(item)
      const { width, height } = await sharp(picture.bytes).metadata()
      expect({ width, height }).toEqual({ width: item?.width, height: item?.height })
    })

    it('shows the small version of what it found', async () => {
      const stock = open()
      const [item] = (await pageOf(stock)).items
      const file = (await stock.readThumbnail(item?.thumbnail ?? '', signal)) as StockFile
      expectKind(file, 'file')
      expect(file.contentType).toMatch(/^image\//)
      expect((await sharp(file.bytes).metadata()).width).toBeGreaterThan(0)
    })

    it.each([
      '',
      '0',
      '999999',
      'nothing',
      '../../etc/passwd',
      'coffee-cup',
      'https://example.com/a.jpg',
      '1%00',
    ])('has no picture %j', async (id) => {
      const stock = open()
      expect(await stock.fetch(id, signal)).toEqual({ kind: 'notFound' })
      expect(await stock.readThumbnail(id, signal)).toEqual({ kind: 'notFound' })
    })

    it('stops a search that nobody waits for', async () => {
      const gone = AbortSignal.abort()
      await expect(open().search({ ...testSearch, query: 'slow', signal: gone })).rejects.toThrow(/abort/i)
    })
  })
}
