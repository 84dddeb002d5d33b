import { recentPageNames } from '@aloft/domain/account/recent-pages.rules'
import { expect, it, test } from 'vitest'
import { pageNames, pathsOf } from '../addresses/page-names.ts'
import { pageLink } from '../addresses/page-link.ts'
import { recentPageAt, recentPageLink } from './recent-page.ts'

const ideaId = '01936b2e-0000-7000-8000-000000000101'
const balloonId = '01936b2e-0000-7000-8000-000000000201'
const ofAd = new URLSearchParams({ ideaId, balloonId, modal: 'notifications' })

test('every page that is remembered exists', () => {
  for (const name of recentPageNames) expect(pageNames).toContain(name)
})

it('remembers what a page was about, and nothing else of its address', () => {
  expect(recentPageAt('/0/editor', ofAd, ideaId)).toEqual({ page: 'editor', ideaId, balloonId })
  expect(recentPageAt('/0/statistics/', new URLSearchParams(), ideaId)).toEqual({
    page: 'statistics',
    ideaId,
    balloonId: null,
  })
  expect(recentPageAt('/0/briefs', ofAd, ideaId)).toEqual({ page: 'briefs', ideaId, balloonId: null })
  expect(recentPageAt('/0/payments', ofAd, ideaId)).toEqual({
    page: 'payments',
    ideaId: null,
    balloonId: null,
  })
})

it.each([
  ['/0', ofAd, ideaId],
  ['/0/login', ofAd, ideaId],
  ['/0/list', ofAd, null],
  ['/0/editor', new URLSearchParams(), ideaId],
  ['/0/launch', new URLSearchParams({ balloonId: 'x' }), ideaId],
])('remembers nothing of %s?%s', (path, params, brand) => {
  expect(recentPageAt(path, params, brand)).toBeNull()
})

it.each(recentPageNames)('links to %s as it was', (name) => {
  const page = recentPageAt(pathsOf(name)[0] ?? '', ofAd, ideaId)
  if (!page) throw new Error('not remembered')
  const link = pageLink(...withSurroundings(recentPageLink(page)))
  const { pathname, searchParams } = new URL(link, 'http://app.invalid')
  expect(recentPageAt(pathname, searchParams, searchParams.get('ideaId'))).toEqual(page)
})

function withSurroundings([page, options]: ReturnType<typeof recentPageLink>) {
  return [page, { currentIdeaId: null, selectedIdeaId: null }, options] as const
}
