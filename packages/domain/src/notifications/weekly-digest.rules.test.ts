import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupDigest, lastDigestDate, maxDigestLines, nextDigestDate } from './weekly-digest.rules.ts'

it('lists what happened until the last Monday morning', () => {
  const monday = new Date('2026-11-09T08:00:00Z')
  expect(lastDigestDate(monday)).toEqual(monday)
  expect(lastDigestDate(new Date('2026-11-16T07:59:59Z'))).toEqual(monday)
  expect(nextDigestDate(monday)).toEqual(new Date('2026-11-16T08:00:00Z'))
})

it('is due a week after the last one, always later than now', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
      (now) => {
        const next = nextDigestDate(now)
        expect(lastDigestDate(next)).toEqual(next)
        expect(lastDigestDate(now) <= now && now < next).toBe(true)
        expect(next.getTime() - lastDigestDate(now).getTime()).toBe(7 * 24 * 3_600_000)
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
