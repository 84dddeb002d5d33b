import { expect, it } from 'vitest'
import type { Balloon } from './balloon.entity.ts'
import { readableAd } from './readable-ad.rules.ts'

const date = new Date('2026-11-01T09:12:00Z')
const made = (value: unknown) => [{ value, date, isUserUpdate: false, authorId: null }]
const id = '01936b2e-0000-7000-8000-000000000501'
const ad = {
  id,
  name: 'Wren table lamp',
  status: 'IN_PROGRESS',
  ads: [],
  publishDates: [],
  ctaSelectors: [],
  creationDate: date,
  data: {
    componentOrder: made([['a']]),
    sectionOrder: made({ a: ['b'] }),
    'component/a/type': made('landingPage'),
    'component/a/fbTitle': made('A lamp that lasts'),
    theme: [],
  },
} as unknown as Balloon

it('takes an ad that fits as it is', () => {
  const { ad: read, faults } = readableAd(ad)
  expect(read).toBe(ad)
  expect(faults).toEqual([])
})

it.each([
  ['no object', null],
  [null, null],
  [{ ...ad, id: 'one' }, null],
  [{ ...ad, data: null }, id],
  [{ ...ad, data: [] }, id],
  [{ ...ad, name: 7 }, id],
  [{ ...ad, publishDates: undefined }, id],
  [{ ...ad, creationDate: '2026-11-01' }, id],
])('leaves out an ad of which nothing can be shown (ERR-12)', (given, adId) => {
  expect(readableAd(given)).toEqual({ ad: null, faults: [{ kind: 'ad', adId }] })
})

it.each([
  ['history', 'component/a/fbTitle', 'A lamp'],
  ['history', 'component/a/fbTitle', [null]],
  ['history', 'component/a/fbTitle', [{ value: 'A lamp', date: 'today' }]],
  ['order', 'componentOrder', made('a')],
  ['order', 'sectionOrder', made(['a'])],
] as const)('shows the rest where %s of %s does not fit (ERR-12)', (kind, key, value) => {
  const { ad: read, faults } = readableAd({ ...ad, data: { ...ad.data, [key]: value } })
  const { [key]: _, ...rest } = ad.data
  expect(read).toEqual({ ...ad, data: rest })
  expect(faults).toEqual([{ kind, adId: id, key }])
})

it('names a step of no known type, which counts as one still to be chosen', () => {
  const given = { ...ad, data: { ...ad.data, 'component/a/type': made('hologram') } }
  expect(readableAd(given)).toEqual({
    ad: given,
    faults: [{ kind: 'component', adId: id, key: 'component/a/type' }],
  })
})

it.each([
  ['a value of another type', 'component/a/fbTitle', 7],
  ['a key that nobody knows', 'component/a/isAdmin', true],
])('names %s, which counts as not written', (_, key, value) => {
  const given = { ...ad, data: { ...ad.data, [key]: made(value) } }
  expect(readableAd(given)).toEqual({ ad: given, faults: [{ kind: 'value', adId: id, key }] })
})
