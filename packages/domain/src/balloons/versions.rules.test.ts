import { describe, expect, expectTypeOf, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import type { Balloon, BalloonWithHistory } from './balloon.entity.ts'
import type { BalloonData, readValuesAt } from './balloon-history.rules.ts'
import {
  completeBalloon,
  isPublishable,
  nextPublishDate,
  restoredValues,
  versionNamed,
  versionsOf,
} from './versions.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const written = (number: number, value: JsonValue, isUserUpdate = true) => ({
  value,
  date: day(number),
  isUserUpdate,
  authorId: null,
})
const title = 'component/a/fbTitle'
const data = {
  [title]: [written(1, 'one', false), written(3, 'two'), written(6, 'three')],
  'component/a/igMessage': [written(5, 'hello')],
  'component/a/plannedBudget': [written(1, 100), written(4, 900)],
  'component/g/isValidated': [written(1, false, false), written(4, true, false)],
  'component/a/writer': [written(1, 'rules', false), written(4, 'ai', false)],
  'component/a/isActive': [written(1, false), written(4, true, false)],
}

const untouched = { theme: [written(1, 'dark', false)] }

function ad(publishDates: readonly Date[], values: BalloonData = data) {
  return completeBalloon({ publishDates, data: values } as unknown as BalloonWithHistory)
}

describe('versions of an ad (PUB-06)', () => {
  it('are the draft, the version in force and those before it, newest first', () => {
    expect(versionsOf(ad([day(2), day(5)]))).toEqual([
      { date: day(6), kind: 'unpublished' },
      { date: day(5), kind: 'published' },
      { date: day(2), kind: 'historic' },
    ])
  })

  it('are in the order of their dates, however they were added', () => {
    expect(versionsOf(ad([day(9), day(7)]))).toEqual([
      { date: day(9), kind: 'published' },
      { date: day(7), kind: 'historic' },
    ])
  })

  it('are none of an ad that nobody has touched', () => {
    expect(versionsOf(ad([], untouched))).toEqual([])
  })
})

describe('publishing', () => {
  it('makes the first version of what no user wrote, and no further one without a change', () => {
    expect(isPublishable(ad([], untouched))).toBe(true)
    expect(isPublishable(ad([day(2)], untouched))).toBe(false)
    expect(isPublishable(ad([day(2), day(5)]))).toBe(true)
    expect(isPublishable(ad([day(7)]))).toBe(false)
  })

  it('is dated now, but before no value that it holds and after every version', () => {
    expect(nextPublishDate(data, [day(2)], day(8))).toEqual(day(8))
    expect(nextPublishDate(data, [day(2)], day(4))).toEqual(day(6))
    expect(nextPublishDate(data, [day(9)], day(4))).toEqual(new Date(day(9).getTime() + 1))
  })
})

it('restoring brings back what a key held, empties what it did not have, and leaves the rest alone', () => {
  expect(restoredValues(ad([]), day(2))).toEqual({ [title]: 'one', 'component/a/igMessage': null })
  expect(restoredValues(ad([]), day(5))).toEqual({ [title]: 'two', 'component/a/igMessage': 'hello' })
})

it('a version is named by its date, and by no other', () => {
  expect(versionNamed([day(2), day(5)], day(5).toISOString())).toEqual(day(5))
  expect(versionNamed([day(2)], day(5).toISOString())).toBeNull()
  expect(versionNamed([day(2)], null)).toBeNull()
})

it('versions are read from whole histories, and never from last values alone', () => {
  type Reader = Parameters<typeof versionsOf>[0] & Parameters<typeof restoredValues>[0]
  expectTypeOf<BalloonWithHistory>().toExtend<Reader>()
  expectTypeOf<Balloon>().not.toExtend<Parameters<typeof versionsOf>[0]>()
  expectTypeOf<Balloon>().not.toExtend<Parameters<typeof restoredValues>[0]>()
  expectTypeOf<Balloon>().not.toExtend<Parameters<typeof readValuesAt>[0]>()
})
