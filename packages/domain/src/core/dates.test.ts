import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHours, addMonths, reviveDates } from './dates.ts'

const iso = '2026-11-01T09:00:00.000Z'

it.each([
  ['2026-11-22', 1, '2026-12-22'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %d months is %s', (date, months, later) => {
  expect(addMonths(new Date(date), months)).toEqual(new Date(later))
})

describe('reviveDates', () => {
  it('revives date fields at any depth and each item of publishDates', () => {
    expect(
      reviveDates({
        date: iso,
        ideas: [{ creationDate: iso, archiveDate: null, launches: { endDate: '2026-11-01T10:00+01:00' } }],
        publishDates: [iso, 'soon'],
      }),
    ).toEqual({
      date: new Date(iso),
      ideas: [{ creationDate: new Date(iso), archiveDate: null, launches: { endDate: new Date(iso) } }],
      publishDates: [new Date(iso), 'soon'],
    })
  })

  it.each([
    { updateDate: 'soon' },
    { updateDate: '2026-11-01' },
    { updateDate: '2026-11-01T09:00:00' },
    { updateDate: '2026-13-01T09:00:00Z' },
    { candidate: iso, update: iso, dates: [iso] },
    { value: iso },
  ])('leaves %j alone', (json) => {
    expect(reviveDates(json)).toEqual(json)
  })

  it('does not let a reply change prototypes', () => {
    const revived = reviveDates(JSON.parse('{"__proto__": {"isAdmin": true}}'))
    expect((revived as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('undoes JSON for every date', () => {
    const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(date, fc.jsonValue(), (someDate, other) => {
        const reply = { someDate, publishDates: [someDate], nested: [{ date: someDate }] }
        expect(reviveDates(JSON.parse(JSON.stringify(reply)))).toEqual(reply)
        const copy = JSON.parse(JSON.stringify(other)) as unknown
        expect(JSON.stringify(reviveDates(copy))).toBe(JSON.stringify(other))
      }),
    )
  })
})

describe('addHours', () => {
  it('moves by fractions and backwards, without touching the date given', () => {
    const start = new Date(iso)
    expect(addHours(start, 0.25)).toEqual(new Date('2026-11-01T09:15:00.000Z'))
    expect(addHours(start, -24 * 90)).toEqual(new Date('2026-08-03T09:00:00.000Z'))
    expect(start).toEqual(new Date(iso))
  })
})
