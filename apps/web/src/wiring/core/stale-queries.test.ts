import { expect, it } from 'vitest'
import { isMadeStale } from './stale-queries.ts'

const [ideaId, balloonId, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
const launch = { command: 'launch-ad', payload: { ideaId, balloonId } } as const

it.each([
  ['of the same ad', { ideaId, balloonId }, true],
  ['of the whole brand', { ideaId }, true],
  ['of another ad', { ideaId, balloonId: other }, false],
  ['of another brand', { ideaId: other }, false],
])('makes a query %s stale after a launch: %j', (_, payload, isStale) => {
  expect(isMadeStale({ action: 'get-ad-campaign', payload }, launch)).toBe(isStale)
})

it('leaves alone what a command does not change', () => {
  expect(isMadeStale({ action: 'get-subscription', payload: {} }, launch)).toBe(false)
  const read = { command: 'set-notifications-read', payload: {} } as const
  expect(isMadeStale({ action: 'get-ad-campaign', payload: { ideaId, balloonId } }, read)).toBe(false)
})

it('reloads the account’s own after a command that names nothing', () => {
  const cancel = { command: 'cancel-subscription', payload: {} } as const
  expect(isMadeStale({ action: 'get-subscription', payload: {} }, cancel)).toBe(true)
})
