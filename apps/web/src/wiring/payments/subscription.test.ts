import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { cancelPlan, keepPlan } = await import('./subscription.ts')
const { currentUser } = await import('../../state/session.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

it('cancels a plan with the reason and without a discount, and shows the user as it is then (ACT-114)', async () => {
  const asked: unknown[] = []
  network.answer({
    'cancel-subscription': (payload) => {
      asked.push(payload)
      return { user: { ...exampleUser, username: 'Canceled' } }
    },
  })
  expect(await cancelPlan('The season is over')).toBe('done')
  expect(await cancelPlan(null)).toBe('done')
  expect(asked).toEqual([
    { reason: 'The season is over', acceptedDiscount: null },
    { reason: null, acceptedDiscount: null },
  ])
  expect(currentUser()?.username).toBe('Canceled')
})

it('keeps a plan that was canceled', async () => {
  network.answer({ 'keep-subscription': { user: { ...exampleUser, username: 'Kept' } } })
  expect(await keepPlan()).toBe('done')
  expect(currentUser()?.username).toBe('Kept')
})

it.each([
  ['that has ended', { error: 'noPlan' }, 'planOver'],
  ['while the line is lost', MockError.lost, 'generic'],
  ['too often', new MockError(429), 'generic'],
] as const)('does nothing with a plan %s', async (_, answer, change) => {
  network.answer({ 'cancel-subscription': answer, 'keep-subscription': answer })
  expect(await cancelPlan(null)).toBe(change)
  expect(await keepPlan()).toBe(change)
})
