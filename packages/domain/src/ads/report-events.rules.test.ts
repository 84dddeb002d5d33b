import fc from 'fast-check'
import { expect, it } from 'vitest'
import { statusEvents } from '../balloons/status-changes.rules.ts'
import { autopilotEvents } from './autopilot.entity.ts'
import { changeOfAutopilot, changeOfStatus, eventsByDay, placeLabels } from './report-events.rules.ts'

it('names what changed an ad: launches, edits, stops, rejections and the autopilot', () => {
  const changes = statusEvents.map((event) => changeOfStatus(event, null)).filter((kind) => kind !== null)
  expect(changes).toEqual(['unpaid', 'live', 'finished', 'stopped', 'rejected', 'edited'])
  expect(autopilotEvents.map(changeOfAutopilot)).toEqual([
    'paused',
    'budget',
    'bid',
    null,
    'resumed',
    null,
    'lifted',
  ])
})

it('separates a stop by the safety net from one by a person', () => {
  expect(changeOfStatus('STOP', 'safety_net')).toBe('safetyNet')
  expect(changeOfStatus('STOP', 'user_stopped')).toBe('stopped')
})

it('groups the changes of a span by day, oldest first', () => {
  const at = (text: string) => ({ date: new Date(text) })
  const [noon, morning, early, late] = [
    at('2026-11-10T12:00:00Z'),
    at('2026-11-10T08:00:00Z'),
    at('2026-11-09T23:59:00Z'),
    at('2026-11-12T00:00:00Z'),
  ]
  const byDay = eventsByDay([noon, late, early, morning], { from: '2026-11-10', until: '2026-11-11' })
  expect([...byDay]).toEqual([['2026-11-10', [morning, noon]]])
})

it('labels the newest change first, on the side with room', () => {
  expect([...placeLabels([0, 10, 16], 21, 0.24)]).toEqual([
    [16, 'before'],
    [10, 'before'],
    [0, 'after'],
  ])
  expect([...placeLabels([3, 4, 5], 21, 0.24)]).toEqual([[5, 'after']])
  expect([...placeLabels([0], 1, 0.24)]).toEqual([[0, 'after']])
})

it('never lets two labels overlap or leave the axis', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(90)), (places) => {
      const spans = [...placeLabels(places, 91, 0.25)].map(([place, side]) =>
        side === 'after' ? [place, place + 22.5] : [place - 22.5, place],
      )
      const sorted = spans.toSorted(([left = 0], [right = 0]) => left - right)
      for (const [index, [from = 0, until = 0]] of sorted.entries()) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(until).toBeLessThanOrEqual(sorted[index + 1]?.[0] ?? 90)
      }
      expect(spans.length > 0).toBe(places.length > 0)
    }),
  )
})
