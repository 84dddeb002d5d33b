import fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { componentSchemas } from './component-schemas.entity.ts'
import { componentTypes } from './component-types.rules.ts'
import { isAd, platformOf, readAd, readComponent, readComponents } from './components.rules.ts'

const values = {
  componentOrder: [['c'], ['p']],
  'component/c/type': 'googleAdCampaign',
  'component/c/plannedBudget': 140,
  'component/c/headlined': 'Lamps',
  'component/c/maxCpc': '0.80',
  'component/c/keywords': ['[lamp]'],
  'component/p/type': 'externalPage',
  'component/p/url': 'https://nightjar.example',
}

it('reads each value in its place, with what it is where nothing is written', () => {
  const ad = readComponent(values, 'c')
  expect(ad).toMatchObject({
    id: 'c',
    type: 'googleAdCampaign',
    plannedBudget: 140,
    campaignGoal: 'awareness',
    durationDays: 30,
    google: { headlined: 'Lamps', headline1: '', maxCpc: '0.80', keywords: ['[lamp]'], negativeKeywords: [] },
  })
  if (ad.type === 'googleAdCampaign') expectTypeOf(ad.google.maxCpc).toEqualTypeOf<number | string | null>()
  expect(readComponents(values).map(({ id, type }) => [id, type])).toEqual([
    ['c', 'googleAdCampaign'],
    ['p', 'externalPage'],
  ])
  expect(readComponents({ ...values, componentOrder: 'c' })).toEqual([])
})

it('reads a value that does not fit as one that is not written, of a list each item', () => {
  const odd = { 'component/c/maxCpc': [0.8], 'component/c/keywords': ['lamp', 7], 'component/c/headlined': 3 }
  expect(readComponent({ ...values, ...odd }, 'c')).toMatchObject({
    google: { maxCpc: null, keywords: ['lamp'], headlined: '' },
  })
})

it('takes a component of no known type for one whose type is still to be chosen', () => {
  for (const type of [null, 'planet', 7, 'toString']) {
    expect(readComponent({ ...values, 'component/c/type': type }, 'c')).toMatchObject({ type: 'pending' })
  }
  expect(readComponent({}, 'nobody')).toMatchObject({ id: 'nobody', type: 'pending', url: '' })
})

it.each(adPlatforms)('reads an ad of %s as one, whatever its type says', (platform) => {
  const ad = readAd({ ...values, 'component/c/type': 'link' }, 'c', platform)
  expect([platformOf(ad), isAd(ad)]).toEqual([platform, true])
  expect(ad.plannedBudget).toBe(140)
  expect(isAd(readComponent(values, 'p'))).toBe(false)
})

it('gives a component that its schema takes, whatever is stored', () => {
  const type = fc.constantFrom(...(Object.keys(componentTypes) as (keyof typeof componentTypes)[]))
  const keys = [
    'url',
    'maxCpc',
    'keywords',
    'locations',
    'gender',
    'adCreativeId',
    'durationDays',
    'isActive',
  ]
  const stored = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue({ maxDepth: 3 }))
  fc.assert(
    fc.property(type, stored, (name, given) => {
      const own = Object.entries(given).map(([key, value]) => [`component/c/${key}`, value])
      const { id, ...component } = readComponent(
        { ...Object.fromEntries(own), 'component/c/type': name },
        'c',
      )
      expect(id).toBe('c')
      expect(componentSchemas[component.type].safeParse(component)).toMatchObject({ success: true })
    }),
  )
})
