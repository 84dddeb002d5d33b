import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balloonStatuses, canonicalStatus, isEditable, isSubmitted } from './balloon-status.rules.ts'

it('keeps every canonical status', () => {
  expect(balloonStatuses).toHaveLength(12)
  expect(balloonStatuses.map(canonicalStatus)).toEqual(balloonStatuses)
})

it.each([
  ['workInProgress', 'IN_PROGRESS'],
  ['LIVE', 'running'],
  ['approved', 'running'],
  ['paused', 'deprecated'],
  ['Running', 'deprecated'],
  ['constructor', 'deprecated'],
  ['', 'deprecated'],
])('%j stands for %s', (name, status) => {
  expect(canonicalStatus(name)).toBe(status)
})

it('always answers a status, and the same for its answer', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(balloonStatuses).toContain(canonicalStatus(name))
      expect(canonicalStatus(canonicalStatus(name))).toBe(canonicalStatus(name))
    }),
  )
})

it('lets only work in progress be edited, and nothing archived (EDT-03)', () => {
  const archiveDate = null
  expect(balloonStatuses.filter((status) => isEditable({ status, archiveDate }))).toEqual(['IN_PROGRESS'])
  expect(isEditable({ status: 'IN_PROGRESS', archiveDate: new Date(0) })).toBe(false)
})

it('separates an ad that is paid and under way from one that awaits a payment or a refund', () => {
  expect(balloonStatuses.filter(isSubmitted)).toEqual([
    'pending_approval',
    'learning',
    'running',
    'endingSoon',
  ])
})
