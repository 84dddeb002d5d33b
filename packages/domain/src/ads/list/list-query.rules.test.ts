import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balloonStatuses } from '../../balloons/balloon-status.rules.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'
import { adTypes } from '../ad-settings.rules.ts'
import { allAdColumns } from '../../core/ad-columns.ts'
import { type AdRow, daysLeft, figureOf, splitDrafts } from './ad-rows.rules.ts'
import { listQueryParams, readListQuery } from './list-params.rules.ts'
import { countFilters, isTaken, type ListQuery, selectRows, wholeList } from './list-query.rules.ts'

const lamp: AdRow = {
  id: 'a',
  name: 'Lampe d’été',
  status: 'running',
  platform: 'google',
  type: 'traffic',
  startDate: new Date('2026-11-10T00:00:00Z'),
  endDate: new Date('2026-11-20T00:00:00Z'),
  stopReason: null,
  counts: {
    impressions: 1000,
    clicks: 40,
    results: 40,
    spend: 8000,
    conversions: 4,
    revenue: 16_000,
    countedSpend: 8000,
  },
  before: null,
  currency: 'EUR',
  isArchived: false,
  limit: null,
}
const { filter } = wholeList
const day = (text: string) => new Date(`2026-11-${text}T00:00:00Z`)

describe('a filter', () => {
  it.each([
    [{}, {}, true],
    [{ statuses: ['running', 'learning'] }, {}, true],
    [{ statuses: ['stopped'] }, {}, false],
    [{ platforms: ['facebook'] }, {}, false],
    [{ platforms: ['google'] }, { platform: null }, false],
    [{ types: ['conversion'] }, {}, false],
    [{ text: 'ETE lampe' }, {}, true],
    [{ text: 'lampe hiver' }, {}, false],
    [{ isArchived: true }, {}, false],
    [{ isArchived: true }, { isArchived: true }, true],
    [{ from: day('19') }, {}, true],
    [{ from: day('20') }, {}, false],
    [{ from: day('20') }, { endDate: null }, true],
    [{ until: day('11') }, {}, true],
    [{ until: day('10') }, {}, false],
    [{ from: day('01') }, { startDate: null }, false],
  ] as const)('%o takes %o: %s', (choice, change, isIn) => {
    expect(isTaken({ ...lamp, ...change }, { ...filter, ...choice })).toBe(isIn)
  })

  it('counts its choices', () => {
    expect(countFilters(filter)).toBe(0)
    expect(countFilters({ ...filter, statuses: ['running', 'stopped'], text: ' a', from: day('01') })).toBe(3)
  })
})

describe('a row', () => {
  it.each([
    [{ endDate: day('20') }, 1],
    [{ endDate: new Date('2026-11-20T00:00:01Z') }, 2],
    [{ endDate: day('25') }, 6],
    [{ endDate: day('18') }, 0],
    [{ endDate: null }, null],
    [{ status: 'stopped' }, null],
  ] as const)('with %o has %s days left', (change, left) => {
    expect(daysLeft({ ...lamp, ...change }, day('19'))).toBe(left)
  })

  it('has no figures before its first launch', () => {
    expect(figureOf(lamp, 'performance')).toBe(200)
    expect(figureOf({ counts: null }, 'spend')).toBeNull()
  })

  it('is a draft until it is submitted, and drafts are grouped in the order of the list', () => {
    const list = ['IN_PROGRESS', 'running', 'IN_PROGRESS', 'rejected'].map((status, place) => ({
      status: status as AdRow['status'],
      place,
    }))
    const { submitted, drafts } = splitDrafts(list)
    expect(submitted.map(({ place }) => place)).toEqual([1, 3])
    expect(drafts.map(({ place }) => place)).toEqual([0, 2])
  })
})

const dayOfMonth = fc.integer({ min: 1, max: 28 }).map((number) => new Date(Date.UTC(2026, 10, number)))
const count = fc.integer({ min: 0, max: 3 })
const counts = fc.record({
  impressions: count,
  clicks: count,
  results: count,
  spend: count,
  conversions: fc.option(count),
  revenue: fc.option(count),
  countedSpend: count,
})
const row = fc.record({
  name: fc.constantFrom('Lamp', 'lamp', 'Été', 'Wren table lamp', ''),
  status: fc.constantFrom(...balloonStatuses),
  platform: fc.option(fc.constantFrom(...adPlatforms)),
  type: fc.constantFrom(...adTypes),
  startDate: fc.option(dayOfMonth),
  endDate: fc.option(dayOfMonth),
  stopReason: fc.constant(null),
  counts: fc.option(counts),
  before: fc.constant(null),
  currency: fc.constant('EUR' as const),
  isArchived: fc.boolean(),
  limit: fc.constant(null),
})
const rows = fc
  .array(row, { maxLength: 30 })
  .map((list): AdRow[] => list.map((one, index) => ({ ...one, id: `r${(index * 7) % 31}` })))
const query: fc.Arbitrary<ListQuery> = fc.record({
  filter: fc.record({
    statuses: fc.subarray([...balloonStatuses]),
    platforms: fc.subarray([...adPlatforms]),
    types: fc.subarray([...adTypes]),
    text: fc.constantFrom('', 'lamp', 'ete', 'table wren'),
    from: fc.option(dayOfMonth),
    until: fc.option(dayOfMonth),
    isArchived: fc.boolean(),
  }),
  sort: fc.record({ by: fc.constantFrom(...allAdColumns), isDescending: fc.boolean() }),
})

describe('any list', () => {
  it('shows exactly the rows that its filter takes', () => {
    fc.assert(
      fc.property(rows, query, (list, asked) => {
        const shown = selectRows(list, asked)
        const taken = list.filter((one) => isTaken(one, asked.filter))
        expect(shown).toHaveLength(taken.length)
        expect(new Set(shown)).toEqual(new Set(taken))
      }),
    )
  })

  it('stands in one order, whatever order its rows come in, with those without a value last', () => {
    fc.assert(
      fc.property(rows, query, (list, asked) => {
        const ordered = selectRows(list, asked)
        expect(selectRows(list.toReversed(), asked)).toEqual(ordered)
        const hasStart = selectRows(list, { filter, sort: { ...asked.sort, by: 'startDate' } }).map(
          ({ startDate }) => startDate !== null,
        )
        expect(hasStart).toEqual(hasStart.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })

  it('has an address that says what it shows', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const params = listQueryParams(asked)
        expect(readListQuery((name) => params[name], allAdColumns)).toEqual(asked)
      }),
    )
  })
})

it('reads an address that nobody wrote as the whole list', () => {
  expect(readListQuery(() => 'constructor', allAdColumns)).toEqual({
    ...wholeList,
    filter: { ...filter, text: 'constructor' },
  })
  const long = readListQuery((name) => (name === 'text' ? 'a'.repeat(1_000) : null), allAdColumns)
  expect(long.filter.text).toHaveLength(200)
  expect(listQueryParams(wholeList)).toEqual({
    status: null,
    platform: null,
    type: null,
    text: null,
    from: null,
    until: null,
    archived: null,
    sort: null,
  })
})
