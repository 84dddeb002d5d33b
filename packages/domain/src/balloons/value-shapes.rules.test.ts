import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { componentKey, componentKeys } from './balloon-keys.rules.ts'
import { isOfShape } from './value-shapes.rules.ts'

const of = (key: string) => `component/c1/${key}`
const galway = {
  type: 'city',
  name: 'Galway',
  region: 'Connacht',
  country_name: 'Ireland',
  primary_city: null,
}
const circle = { latitude: 53.27, longitude: -9.05, radiusKm: 20 }
const found = { ...galway, country_code: 'IE', population: 83_456, circle }
const id = '01936b2e-0000-7000-8000-000000000601'

const right: readonly [key: string, ...values: JsonValue[]][] = [
  ['componentOrder', [['c1'], ['c2']], []],
  ['sectionOrder', { c2: ['s1'] }, {}],
  ['theme', 'facebook', 'nahia'],
  [of('type'), 'googleAdCampaign', 'pending'],
  [of('url'), 'https://nightjar.example', ''],
  [of('isActive'), true, false],
  [of('metrics'), { clicks: 3 }, []],
  [of('plannedBudget'), 140, '14o', ''],
  [of('maxCpc'), 0.8],
  [of('campaignGoal'), 'sales'],
  [of('fundingRecurrence'), 'monthly'],
  [of('goalUrlType'), 'partial'],
  [of('languages'), ['en', 'de'], []],
  [of('locations'), ['Ireland', galway, found], [{ ...found, circle: null, population: null }], []],
  [of('keywords'), ['[table lamp]', '"glass lamp"'], []],
  [of('interests'), ['Lighting']],
  [of('minAge'), 18],
  [of('gender'), 'all'],
  [of('specialAdCategories'), ['housing'], []],
  [of('adCreativeId'), id],
  [of('headlined'), 'Lamps', 'x'.repeat(300)],
  [of('fbButtonLabel'), 'SHOP_NOW'],
  [of('writer'), 'ai'],
  [of('foreignFacts'), ['Von Hand geblasen.']],
  ['component/c2/sections/s1/type', 'Hero'],
  ['component/c2/sections/s1/config/hero/ctaType', 'link'],
]

const wrong: readonly [key: string, ...values: JsonValue[]][] = [
  ['componentOrder', 'c1', ['c1'], [[1]], [['a/b']], { c1: [] }],
  ['sectionOrder', [], { c2: 's1' }, { c2: [''] }, 'c2'],
  ['theme', 'dark', 7, { name: 'nahia' }],
  [of('type'), 'Goal', 'toString', 3, ['goal']],
  [of('url'), 7, ['https://nightjar.example'], { href: '' }],
  [of('isActive'), 'true', 1, 'on'],
  [of('plannedBudget'), true, [140], { amount: 140 }],
  [of('campaignGoal'), 'fame', 'SALES'],
  [of('fundingRecurrence'), 'weekly'],
  [of('languages'), 'en', ['tlh'], [1]],
  [
    of('locations'),
    galway,
    [7],
    [{ name: 'Galway' }],
    [{ ...galway, type: 'planet' }],
    [{ ...galway, isAdmin: 1 }],
  ],
  [of('locations'), [{ ...found, circle: { latitude: 1 } }], [{ ...found, population: 'many' }], [null]],
  [of('keywords'), 'lamp', [1], [['lamp']], [null]],
  [of('minAge'), '18', [18]],
  [of('gender'), 'cats', ''],
  [of('specialAdCategories'), 'housing', ['cats'], { housing: true }],
  [of('adCreativeId'), 'x', `${id}'`, 7],
  [of('headlined'), 7, ['Lamps'], { text: 'Lamps' }, true],
  [of('fbButtonLabel'), 'Buy!', 1],
  [of('writer'), 'me'],
  ['component/c2/sections/s1/type', 'Villain', 1],
  ['component/c2/sections/s1/config/hero/ctaType', 'steal'],
  ['component/c2/sections/s1/config/anything', 'x', {}],
  [of('isAdmin'), 'x', true],
  [of('__proto__'), 'x'],
  ['constructor', 'x'],
]

describe('the shape of a value', () => {
  it.each(right)('%s holds it', (key, ...values) => {
    for (const value of [...values, null]) expect(isOfShape(key, value), JSON.stringify(value)).toBe(true)
  })

  it.each(wrong)('%s does not hold it', (key, ...values) => {
    for (const value of values) expect(isOfShape(key, value), JSON.stringify(value)).toBe(false)
  })

  it('is known of every key, and no key takes just anything but the count of a platform', () => {
    const odd = [{ odd: [true] }, [[7]]]
    for (const key of componentKeys) {
      expect(isOfShape(componentKey('c1', key), null), key).toBe(true)
      for (const value of odd) expect(isOfShape(componentKey('c1', key), value), key).toBe(key === 'metrics')
    }
  })

  it('is none of a key that nobody knows, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        fc.pre(!componentKeys.some((known) => known === key))
        expect(isOfShape(of(key), value as JsonValue)).toBe(false)
      }),
    )
  })
})
