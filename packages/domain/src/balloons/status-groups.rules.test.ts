import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balloonStatuses } from './balloon-status.rules.ts'
import { countByGroup, statusGroupOf, statusGroups } from './status-groups.rules.ts'
import { isLive } from './status-changes.rules.ts'

it('calls exactly those ads live that a platform shows', () => {
  for (const status of balloonStatuses) expect(statusGroupOf(status) === 'live').toBe(isLive(status))
})

it('counts the groups that have ads, in their order', () => {
  expect(countByGroup(['IN_PROGRESS', 'running', 'learning', 'payment_failed', 'IN_PROGRESS'])).toEqual([
    { group: 'live', count: 2 },
    { group: 'waiting', count: 1 },
    { group: 'draft', count: 2 },
  ])
  expect(countByGroup([])).toEqual([])
})

it('counts each ad once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...balloonStatuses)), (statuses) => {
      const counted = countByGroup(statuses)
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(statuses.length)
      const places = counted.map(({ group }) => statusGroups.indexOf(group))
      expect(places).toEqual(places.toSorted((left, right) => left - right))
    }),
  )
})
