import { MockError } from '@aloft/api-client/mock/mock-world'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { completeChoices } from '@aloft/domain/notifications/notification-choices.rules'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { setNotificationChoice } = await import('./notification-choice.ts')
const { loadedNow } = await import('../../state/queries.ts')
const { queryKey, takeReply } = await import('../../state/replies.ts')
const { currentToasts } = await import('../../state/toasts.ts')

const network = openMockNetwork()
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  takeReply('get-notification-choices', {}, { choices: [...completeChoices([])] })
})

const changed = () => {
  const loaded = loadedNow<'get-notification-choices'>(queryKey('get-notification-choices', {}))
  if (loaded.status !== 'ready') throw new Error(loaded.status)
  return loaded.reply.choices.filter(({ isOn }, index) => isOn !== completeChoices([])[index]?.isOn)
}

it('shows at once what is turned off, and nothing else', async () => {
  const chosen = { topic: 'teamInvites', channel: 'mail', isOn: false } as const
  const saved = setNotificationChoice(chosen)
  expect(changed()).toEqual([chosen])
  expect(await saved).toBe(true)
  expect(changed()).toEqual([chosen])
})

it('undoes what could not be saved, and says so', async () => {
  network.answer({ 'set-notification-choice': new MockError(403, { error: 'forbidden' }) })
  expect(await setNotificationChoice({ topic: 'adProgress', channel: 'digest', isOn: true })).toBe(false)
  expect(changed()).toEqual([])
  expect(currentToasts().at(-1)).toMatchObject({ tone: 'error' })
})
