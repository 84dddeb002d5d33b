import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { schemas } from '@aloft/contract/schemas'
import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { fetchAllLaunches, launchListPayload, loadMoreLaunches } = await import('./launch-list.ts')
const { loadedNow } = await import('../../state/queries.ts')
const { queryKey } = await import('../../state/replies.ts')
const { load } = await import('../core/queries.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const { payload, reply } = schemas['get-ad-runs'].example
const [example] = reply.adRuns
if (!example) throw new Error('the example has no launch')
const { ideaId } = payload
const idOf = (place: number) => `01936b2e-0000-7000-8000-${String(place).padStart(12, '0')}`
const launchOf = (place: number) => ({ ...example, runId: idOf(place) })
const key = queryKey('get-ad-runs', launchListPayload(ideaId, wholeList))
const list = () => {
  const loaded = loadedNow<'get-ad-runs'>(key)
  if (loaded.status !== 'ready') throw new Error(loaded.status)
  return loaded
}
const ids = () => list().reply.adRuns.map(({ runId }) => runId)
const more = () => loadMoreLaunches(key, list().reply.next)

/** Seven launches in pages of three. */
const pages = ({ after }: { after: { value: unknown } | null }) => {
  const first = Number(after?.value ?? 0)
  const adRuns = [0, 1, 2].flatMap((place) => (first + place < 7 ? launchOf(first + place) : []))
  return { adRuns, next: first + 3 < 7 ? { value: first + 3, id: idOf(first + 2) } : null }
}

const refused = new MockError(403, { error: 'forbidden', requestId: 'r-1' })

it('puts one page behind another until there are no more, and tries again where one did not come', async () => {
  network.answer({ 'get-ad-runs': pages })
  await load(key)
  expect(ids()).toEqual([0, 1, 2].map(idOf))
  network.answer({ 'get-ad-runs': refused })
  await more()
  expect(list().more).toEqual({ error: 'forbidden', requestId: 'r-1' })
  network.answer({ 'get-ad-runs': pages })
  await Promise.all([more(), more()])
  await more()
  await more()
  expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6].map(idOf))
  expect(list()).toMatchObject({ more: 'idle', reply: { next: null } })
})

it('asks as the address does, and fetches all for a file', async () => {
  const seen: unknown[] = []
  network.answer({
    'get-ad-runs': (asked) => {
      seen.push(asked.filters)
      return pages(asked)
    },
  })
  const from = new Date('2026-11-02T00:00:00Z')
  const filter = { ...wholeList.filter, statuses: ['stopped' as const], from }
  const all = await fetchAllLaunches(ideaId, { ...wholeList, filter })
  expect('launches' in all && all.launches.map(({ runId }) => runId)).toEqual([0, 1, 2, 3, 4, 5, 6].map(idOf))
  expect(seen).toHaveLength(3)
  expect(seen[2]).toMatchObject({ statuses: ['stopped'], from: '2026-11-02', until: null })
  network.answer({ 'get-ad-runs': refused })
  expect(await fetchAllLaunches(ideaId, wholeList)).toMatchObject({ failure: { requestId: 'r-1' } })
})
