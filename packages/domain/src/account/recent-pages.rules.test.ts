import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxRecentPages, type RecentPage, recentPageNames, withRecentPages } from './recent-pages.rules.ts'

const page = (name: RecentPage['page'], balloonId: string | null = null): RecentPage => ({
  page: name,
  ideaId: 'brand',
  balloonId,
})

it('puts the page visited last first, once', () => {
  const known = [page('briefs'), page('editor', 'wren'), page('editor', 'robin')]
  expect(withRecentPages(known, [page('editor', 'robin')])).toEqual([known[2], known[0], known[1]])
  expect(withRecentPages(known, [])).toEqual(known)
})

const anyPage = fc.record({
  page: fc.constantFrom(...recentPageNames),
  ideaId: fc.option(fc.constantFrom('a', 'b')),
  balloonId: fc.option(fc.constantFrom('1', '2')),
})

it('has no page twice and not too many, and loses none that there is room for', () => {
  fc.assert(
    fc.property(fc.array(anyPage), fc.array(anyPage), (known, visited) => {
      const pages = withRecentPages(known, visited)
      const keys = (list: readonly RecentPage[]) => new Set(list.map((one) => JSON.stringify(one)))
      expect(keys(pages).size).toBe(pages.length)
      expect(pages.length).toBe(Math.min(maxRecentPages, keys([...visited, ...known]).size))
      expect(pages[0]).toEqual([...visited, ...known][0])
    }),
  )
})
