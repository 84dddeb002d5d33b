import { expect, it } from 'vitest'
import { editedEntries, withEntries } from './balloon-edit.ts'

const noon = Date.UTC(2026, 10, 1, 12)
const at = (seconds: number) => new Date(noon + seconds * 1000)
const entry = { value: 'a', date: at(0), isUserUpdate: true, authorId: 'orla' }
const isHistoryComplete = true as const
const balloon = { data: { title: [entry] }, publishDates: [], isHistoryComplete }

function edited(seconds: number, change: { authorId?: string; publishDates?: Date[] } = {}) {
  const { authorId = 'orla', publishDates = [] } = change
  const edit = { authorId, isUserUpdate: true, now: at(seconds) }
  return editedEntries({ ...balloon, publishDates }, { title: 'b' }, edit)
}

it.each([
  ['that follows within a minute overwrites', 30, {}, 1, 30],
  ['that follows later is appended', 61, {}, 2, 61],
  ['of somebody else is appended', 30, { authorId: 'tom' }, 2, 30],
  ['that waited its turn overwrites, and time does not go back', -5, {}, 1, 0],
  [
    'of somebody else that waited its turn is appended, and time does not go back',
    -5,
    { authorId: 'tom' },
    2,
    0,
  ],
  ['after the clock was set back is appended where it is', -3600, {}, 2, -3600],
  ['after the latest of the publishes is appended', 30, { publishDates: [at(10), at(-10)] }, 2, 30],
])('an edit %s', (_, seconds, change, seq, date) => {
  expect(edited(seconds, change)).toMatchObject([
    { key: 'title', seq, entry: { value: 'b', date: at(date) } },
  ])
})

it('puts entries at their places', () => {
  const whole = { ...balloon, name: 'Lamps' } as never as Parameters<typeof withEntries>[0]
  const next = { ...entry, value: 'b' }
  expect(withEntries(whole, [{ key: 'title', seq: 1, entry: next }]).data).toEqual({ title: [next] })
  expect(
    withEntries(whole, [
      { key: 'title', seq: 2, entry: next },
      { key: 'url', seq: 1, entry },
    ]).data,
  ).toEqual({ title: [entry, next], url: [entry] })
})
