import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleNotifications } from '@aloft/contract/notifications/notifications.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from './test-support/signed-in-page.ts'

stubSignedInPage()
const { countUnread, readNotifications, readOlderNotifications } = await import('./notifications.ts')
const { notificationsNow } = await import('../state/notifications.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const [newest, older, oldest] = exampleNotifications
if (!newest || !older || !oldest) throw new Error('the contract has three examples')
const ids = () => notificationsNow().items.map(({ _id }) => _id)

it('keeps the number of unread ones where the server does not say', async () => {
  network.answer({ 'get-num-unread-notifications': { n: 4 } })
  await countUnread()
  network.answer({ 'get-num-unread-notifications': new MockError(403) })
  await countUnread()
  expect(notificationsNow().unread).toBe(4)
})

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
  expect(notificationsNow()).toMatchObject({ status: 'ready', unread: 1, hasMore: false })
  expect(notificationsNow().items[0]?.isRead).toBe(false)
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
  expect(notificationsNow().hasMore).toBe(true)
  expect(await readOlderNotifications()).toBe(true)
  expect(ids()).toEqual([newest._id, older._id, oldest._id])
  expect(notificationsNow().hasMore).toBe(false)
})

it('reports a failed load, and keeps a list that lacks its older part', async () => {
  network.answer({ 'get-notifications': new MockError(403) })
  await readNotifications()
  expect(notificationsNow().status).toBe('failed')
  network.answer({ 'get-notifications': { notifications: [older], hasMore: true } })
  await readNotifications()
  network.answer({ 'get-notifications': new MockError(403) })
  expect(await readOlderNotifications()).toBe(false)
  expect(notificationsNow()).toMatchObject({ status: 'ready', hasMore: true })
})
