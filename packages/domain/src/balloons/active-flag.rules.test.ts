import { describe, expect, it } from 'vitest'
import { activeFlagChange, isActiveFlagKey } from './active-flag.rules.ts'
import type { BalloonStatus } from './balloon-status.rules.ts'
import { statusMoves } from './status-changes.rules.ts'

/** Every move of the table with its effect on the flag. */
const changes = Object.entries(statusMoves).flatMap(([event, moves]) =>
  Object.entries(moves).flatMap(([from, to]) =>
    to.map((status) => [event, from as BalloonStatus, status] as const),
  ),
)
const movesThat = (change: ReturnType<typeof activeFlagChange>) =>
  new Set(changes.flatMap(([event, from, to]) => (activeFlagChange(from, to) === change ? [event] : [])))

describe('the flag of an ad that runs (PUB-01)', () => {
  it('is set when the ad is submitted, or shown again', () => {
    expect(movesThat('set')).toEqual(new Set(['SUBMIT', 'GO_LIVE']))
  })

  it('is removed by whatever ends the launch', () => {
    expect(activeFlagChange('running', 'finished')).toBe('remove')
    expect(activeFlagChange('learning', 'pending_refund')).toBe('remove')
    expect(activeFlagChange('pending_approval', 'stopped')).toBe('remove')
    expect(activeFlagChange('pending_approval', 'rejected')).toBe('remove')
    expect(activeFlagChange('pending_approval', 'IN_PROGRESS')).toBe('remove')
    expect(activeFlagChange('payment_failed', 'pending_refund')).toBe('remove')
  })

  it('stays as it is while the launch goes on, held for its payment or not', () => {
    expect(activeFlagChange('pending_approval', 'learning')).toBe('keep')
    expect(activeFlagChange('learning', 'running')).toBe('keep')
    expect(activeFlagChange('running', 'payment_failed')).toBe('keep')
  })

  it('is nothing to an ad that was not submitted', () => {
    for (const [from, to] of [
      ['IN_PROGRESS', 'pending'],
      ['stopped', 'pending'],
      ['pending', 'IN_PROGRESS'],
      ['pending', 'payment_failed'],
      ['stopped', 'IN_PROGRESS'],
      ['pending_refund', 'stopped'],
    ] as const)
      expect(activeFlagChange(from, to)).toBe('keep')
  })
})

it('a key of the flag is that of a component, not of a section', () => {
  expect(isActiveFlagKey('component/c1/isActive')).toBe(true)
  expect(isActiveFlagKey('component/c1/sections/s1/isActive')).toBe(false)
  expect(isActiveFlagKey('component/c1/url')).toBe(false)
  expect(isActiveFlagKey('isActive')).toBe(false)
})
