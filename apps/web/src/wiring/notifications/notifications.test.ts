import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleNotifications } from '@aloft/contract/notifications/notifications.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { closeNotifications, readNotifications, readOlderNotifications } =
  await import('./read-notifications.ts')
const { dropQuery, loadedNow } = await import('../../state/queries.ts')
const { queryKey } = await import('../../state/replies.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  dropQuery(listKey)
})

const listKey = queryKey('get-notifications', {})

const [newest, older, oldest] = exampleNotifications
if (!newest || !older || !oldest) throw new Error('the contract has three examples')
const list = () => {
  const loaded = loadedNow<'get-notifications'>(listKey)
  if (loaded.status !== 'ready') throw new Error(loaded.status)
  return loaded
}
const ids = () => list().reply.notifications.map(({ _id }) => _id)

it('marks read what is looked at, and still shows it as new (NTF-03)', async () => {
  const marked: unknown[] = []
  network.answer({
    'get-notifications': { notifications: [newest, older], hasMore: false },
    'set-notifications-read': ({ notificationIds }) => {
      marked.push(notificationIds)
      return { n: 1 }
    },
  })
  await readNotifications()
  expect(marked).toEqual([[newest._id]])
  expect(list().reply).toMatchObject({ hasMore: false, notifications: [{ isRead: false }, {}] })
  const count = loadedNow(queryKey('get-num-unread-notifications', {}))
  expect(count).toMatchObject({ status: 'ready', reply: { n: 1 } })
  // When the list opens again, nothing that was read is new.
  closeNotifications()
  expect(list().reply.notifications.every(({ isRead }) => isRead)).toBe(true)
})

it('has nothing to mark where all are read', async () => {
  const isMarked = vi.fn()
  network.answer({
    'get-notifications': { notifications: [older], hasMore: false },
    'set-notifications-read': () => {
      isMarked()
      return { n: 0 }
    },
  })
  await readNotifications()
  expect(ids()).toEqual([older._id])
  expect(isMarked).not.toHaveBeenCalled()
})

it('puts older ones after those that are there, each once', async () => {
  network.answer({
    'get-notifications': ({ before }) =>
      before === older._id
        ? { notifications: [older, oldest], hasMore: false }
        : { notifications: [newest, older], hasMore: true },
    'set-notifications-read': { n: 0 },
  })
  await readNotifications()
  expect(list().reply.hasMore).toBe(true)
  await readOlderNotifications()
  expect(ids()).toEqual([newest._id, older._id, oldest._id])
  expect(list().reply.hasMore).toBe(false)
})

it('reports a failed load, and keeps a list that lacks its older part', async () => {
  network.answer({ 'get-notifications': new MockError(403) })
  await readNotifications()
  expect(loadedNow(listKey).status).toBe('failed')
  network.answer({ 'get-notifications': { notifications: [older], hasMore: true } })
  await readNotifications()
  const refused = new MockError(403, { error: 'forbidden', requestId: 'r-1' })
  network.answer({ 'get-notifications': refused })
  await readOlderNotifications()
  expect(list()).toMatchObject({ more: { requestId: 'r-1' }, reply: { hasMore: true } })
})
