import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digestWeek, groupDigest, maxDigestLines, nextDigestDate } from './weekly-digest.rules.ts'

it('is about the week until the last Monday morning', () => {
  const week = { from: new Date('2026-11-02T08:00:00Z'), until: new Date('2026-11-09T08:00:00Z') }
  expect(digestWeek(new Date('2026-11-09T08:00:00Z'))).toEqual(week)
  expect(digestWeek(new Date('2026-11-16T07:59:59Z'))).toEqual(week)
  expect(nextDigestDate(new Date('2026-11-09T08:00:00Z'))).toEqual(new Date('2026-11-16T08:00:00Z'))
})

it('leaves no moment out and has none in two weeks', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
      (now) => {
        const next = nextDigestDate(now)
        expect(digestWeek(next)).toEqual({ from: digestWeek(now).until, until: next })
        expect(digestWeek(now).until <= now && now < next).toBe(true)
        expect([next.getUTCDay(), next.getUTCHours()]).toEqual([1, 8])
      },
    ),
  )
})

it('is by brand, with what is about the account at the end', () => {
  const nightjar = { id: 'n', title: 'Nightjar Lamps' }
  const namesake = { id: 'm', title: 'Nightjar Lamps' }
  const many = Array.from({ length: maxDigestLines + 2 }, (_, at) => ({ brand: namesake, message: `${at}` }))
  expect(
    groupDigest([
      { brand: null, message: 'Sam joined.' },
      { brand: nightjar, message: 'Wren is live.' },
      ...many,
      { brand: nightjar, message: 'Wren has ended.' },
    ]),
  ).toEqual([
    { title: 'Nightjar Lamps', messages: ['Wren is live.', 'Wren has ended.'], more: 0 },
    { title: 'Nightjar Lamps', messages: many.slice(0, maxDigestLines).map((one) => one.message), more: 2 },
    { title: null, messages: ['Sam joined.'], more: 0 },
  ])
  expect(groupDigest([])).toEqual([])
})
