import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { currentUser, forgetSession, setUser, storedUser } = await import('../../state/session.ts')
const { api } = await import('../core/api.ts')
const { holdUser, reloadUser } = await import('./user.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  setUser(exampleUser)
})

/** Answers with this user; counts the requests. */
function answerWith(user: Partial<typeof exampleUser>): () => number {
  let count = 0
  network.answer({
    'get-user': () => {
      count++
      return { ...exampleUser, ...user }
    },
  })
  return () => count
}

it('is reloaded after a command that changes them', async () => {
  const count = answerWith({ completedTasks: ['planSkipped'] })
  const release = holdUser()
  await api.call('add-user-completed-task', { task: 'planSkipped' })
  await vi.waitFor(() => expect(currentUser()?.completedTasks).toEqual(['planSkipped']))
  expect(count()).toBe(1)
  release()
})

it('is asked for once by that and by whoever waits for it', async () => {
  const count = answerWith({ credit: 12 })
  const release = holdUser()
  await api.call('request-ad-review', { ideaId: crypto.randomUUID(), balloonId: crypto.randomUUID() })
  await reloadUser()
  expect([count(), currentUser()?.credit]).toEqual([1, 12])
  release()
})

it('is not reloaded after a command that changes something else', async () => {
  const count = answerWith({})
  const release = holdUser()
  await api.call('set-notifications-read', { notificationIds: [] })
  release()
  expect(count()).toBe(0)
})

it('keeps the email that the next login is made with', async () => {
  answerWith({ email: 'new@nightjar.example' })
  await reloadUser()
  expect(storedUser()).toMatchObject({ email: 'new@nightjar.example', authToken: 'a token' })
})

it('does not come back by an answer that is later than the log-out', async () => {
  const slow = Promise.withResolvers<void>()
  network.answer({
    'get-user': async () => {
      await slow.promise
      return exampleUser
    },
  })
  const loading = reloadUser()
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  await forgetSession()
  slow.resolve()
  await loading
  expect(currentUser()).toBeNull()
  const count = answerWith({})
  await reloadUser()
  expect(count()).toBe(0)
})
