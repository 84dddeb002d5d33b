import { MockError } from '@aloft/api-client/mock/mock-world'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { savePreferences } = await import('./preferences.ts')
const { currentUser } = await import('../../state/session.ts')
const { takeReply } = await import('../../state/replies.ts')
const { currentToasts } = await import('../../state/toasts.ts')

const network = openMockNetwork()
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  takeReply('get-user', {}, exampleUser)
})

const scheme = () => currentUser()?.preferences.colorScheme

it('applies at once, and sends only what was set', async () => {
  const sent: unknown[] = []
  network.answer({
    'save-preferences': ({ preferences }) => {
      sent.push(preferences)
      return 'OK'
    },
  })
  const saved = savePreferences({ colorScheme: 'dark' })
  expect(currentUser()?.preferences).toEqual({ colorScheme: 'dark' })
  expect(await saved).toBe(true)
  expect(sent).toEqual([{ colorScheme: 'dark' }])
  expect(scheme()).toBe('dark')
})

it('undoes what was not saved and says so, but not what was set since', async () => {
  network.answer({ 'save-preferences': new MockError(403, { error: 'forbidden' }) })
  expect(await savePreferences({ colorScheme: 'dark' })).toBe(false)
  expect(scheme()).toBe('system')
  expect(currentToasts().at(-1)).toMatchObject({ tone: 'error' })
  const first = savePreferences({ colorScheme: 'dark' })
  network.answer({ 'save-preferences': 'OK' })
  const second = savePreferences({ colorScheme: 'light' })
  await Promise.all([first, second])
  expect(scheme()).toBe('light')
})
