import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupNotifications, notificationPlace, relativeDay } from './notification-groups.rules.ts'
import { notificationKinds } from './notification-kinds.rules.ts'

const project = { _id: 'p', title: 'Nightjar Lamps' }
const wren = { id: 'w', name: 'Wren table lamp' }
const dome = { id: 'd', name: 'Dome lamp' }
const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

it('leads to the ad, its results or what was paid, and nowhere if that is gone', () => {
  expect(notificationPlace({ kind: 'adReady', project, campaign: wren })).toBe('editor')
  expect(notificationPlace({ kind: 'adFinished', project, campaign: wren })).toBe('report')
  expect(notificationPlace({ kind: 'adRefunded', project, campaign: wren })).toBe('billing')
  expect(notificationPlace({ kind: 'trialEnding', project: null, campaign: null })).toBe('billing')
  expect(notificationPlace({ kind: 'adLive', project, campaign: null })).toBe('brand')
  expect(notificationPlace({ kind: 'inviteAccepted', project: null, campaign: null })).toBe('teams')
  expect(notificationPlace({ kind: 'websiteConnected', project: null, campaign: null })).toBeNull()
  for (const kind of notificationKinds)
    expect(notificationPlace({ kind, project, campaign: wren })).not.toBeNull()
})

it('groups by day and, within a day, by ad', () => {
  const one = (date: Date, campaign: typeof wren | null) => ({ date, project, campaign })
  const list = [one(at(21, 10), wren), one(at(21, 9), dome), one(at(21, 8), wren), one(at(20, 23), wren)]
  expect(groupNotifications(list)).toEqual([
    {
      date: at(21, 0),
      subjects: [
        { id: 'w', project: 'Nightjar Lamps', campaign: 'Wren table lamp', items: [list[0], list[2]] },
        { id: 'd', project: 'Nightjar Lamps', campaign: 'Dome lamp', items: [list[1]] },
      ],
    },
    {
      date: at(20, 0),
      subjects: [{ id: 'w', project: 'Nightjar Lamps', campaign: 'Wren table lamp', items: [list[3]] }],
    },
  ])
})

it('keeps each notification once, and days from newest to oldest', () => {
  const notification = fc.record({
    date: fc.date({ min: at(1, 0), max: at(30, 23), noInvalidDate: true }),
    project: fc.constantFrom(project, null),
    campaign: fc.constantFrom(wren, dome, null),
  })
  fc.assert(
    fc.property(fc.array(notification, { maxLength: 60 }), (unsorted) => {
      const list = unsorted.toSorted((a, b) => b.date.getTime() - a.date.getTime())
      const days = groupNotifications(list)
      const shown = days.flatMap(({ subjects }) => subjects.flatMap(({ items }) => items))
      expect(new Set(shown)).toEqual(new Set(list))
      expect(shown).toHaveLength(list.length)
      const times = days.map(({ date }) => date.getTime())
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => b - a))
    }),
  )
})

it('names today and yesterday', () => {
  const now = at(1, 0)
  expect(relativeDay(at(1, 0), now)).toBe('today')
  expect(relativeDay(new Date(2026, 9, 31), now)).toBe('yesterday')
  expect(relativeDay(new Date(2026, 9, 30), now)).toBeNull()
})
