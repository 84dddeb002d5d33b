import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copiedValues } from './balloon-copy.rules.ts'
import type { BalloonValue } from './balloon-history.rules.ts'
import type { JsonValue } from '../core/json.ts'

const now = new Date('2026-11-03T09:00:00Z')
const earlier = new Date('2026-11-01T09:00:00Z')

function made(value: JsonValue, change: Partial<BalloonValue> = {}): BalloonValue {
  return { value, date: earlier, isUserUpdate: false, authorId: null, ...change }
}

function counting() {
  let count = 0
  return () => `new${++count}`
}

it('takes the latest value of each key, with its author and flag, as of now', () => {
  const title = made('b', { isUserUpdate: true, authorId: 'orla' })
  const data = {
    theme: [made('nahia')],
    'component/c1/type': [made('facebookAdCampaign')],
    'component/c1/fbTitle': [made('a'), title],
    'component/c1/url': [],
  }
  expect(copiedValues(data, now, counting())).toEqual({
    theme: made('nahia', { date: now }),
    'component/new1/type': made('facebookAdCampaign', { date: now }),
    'component/new1/fbTitle': { ...title, date: now },
  })
})

it('gives a component one new id in keys and orders, sections keep theirs, and no path comes along', () => {
  const data = {
    componentOrder: [made([['c1', 'c2'], ['c3']])],
    sectionOrder: [made({ c3: ['s1'], c9: [] })],
    'component/c2/type': [made('link')],
    'component/c3/type': [made('landingPage')],
    'component/c3/sections/s1/type': [made('Hero')],
    'component/c3/sections/s1/config/hero/ctaType': [made('link')],
    'component/c7/type': [made('facebookAdCampaign')],
    'component/c7/fbTitle': [made('c1')],
    'component/c3/path': [made('lamps')],
  }
  const values = Object.entries(copiedValues(data, now, counting())).map(([key, { value }]) => [key, value])
  expect(Object.fromEntries(values)).toEqual({
    componentOrder: [['new1', 'new2'], ['new3']],
    sectionOrder: { new3: ['s1'], new4: [] },
    'component/new2/type': 'link',
    'component/new3/type': 'landingPage',
    'component/new3/sections/s1/type': 'Hero',
    'component/new3/sections/s1/config/hero/ctaType': 'link',
    'component/new5/type': 'facebookAdCampaign',
    'component/new5/fbTitle': 'c1',
  })
})

it('leaves out whether the ad runs, or was switched off (PUB-01, LCH-08)', () => {
  const data = {
    'component/c1/isActive': [made(true)],
    'component/c2/isActive': [made(null), made(false, { isUserUpdate: true, authorId: 'orla' })],
    'component/c1/type': [made('facebookAdCampaign')],
    'component/c2/type': [made('googleAdCampaign')],
    'component/c1/fbTitle': [made('a')],
  }
  expect(Object.keys(copiedValues(data, now, counting()))).toEqual([
    'component/new1/type',
    'component/new2/type',
    'component/new1/fbTitle',
  ])
})

it('leaves out what does not fit, and what speaks of the launches of the source', () => {
  const data = {
    componentOrder: [made(null)],
    sectionOrder: [made('none')],
    theme: [made({ font: 'Young Serif' })],
    'component/c1/type': [made('googleAdCampaign')],
    'component/c1/fbTitle': [made('of another platform')],
    'component/c9/url': [made('of no component')],
    'component/c1/isActive': [made(true)],
    'component/c1/metrics': [made({ clicks: 3 })],
    'component/c1/writer': [made('rules')],
  }
  expect(copiedValues(data, now, counting())).toEqual({
    componentOrder: made(null, { date: now }),
    'component/new1/type': made('googleAdCampaign', { date: now }),
    'component/new1/writer': made('rules', { date: now }),
  })
})

it('loses no key, whatever the ids', () => {
  const id = fc.oneof(fc.stringMatching(/^[^/]+$/), fc.constantFrom('__proto__', 'constructor', 'sections2'))
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      const data = Object.fromEntries(
        ids.flatMap((some) => [
          [`component/${some}/type`, [made('link')]],
          [`component/${some}/url`, [made(some)]],
        ]),
      )
      const copied = Object.entries(copiedValues(data, now, counting()))
      const urls = copied.flatMap(([key, { value }]) => (key.endsWith('/url') ? [value] : []))
      expect(urls.toSorted()).toEqual(ids.toSorted())
    }),
  )
})
