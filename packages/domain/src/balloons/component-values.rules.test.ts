import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { JsonValue } from '../core/json.ts'
import { componentKey, componentKeys } from './balloon-keys.rules.ts'
import { componentSchemas, sectionSchemas } from './component-schemas.entity.ts'
import { componentTable, rowOf } from './component-table.entity.ts'
import { componentTypes } from './component-types.rules.ts'
import { hasKey, isOfShape, isSetByProduct, valueKeysOf } from './component-values.rules.ts'
import * as generated from './generated/component-table.rules.ts'
import type { ValueRow } from './value-facts.rules.ts'
import { heroCtaTypeKey, isCtaSection, isSectionType } from './section-types.rules.ts'

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

type Schemas = Readonly<Record<string, z.ZodType>>

/** The schema of each value, by key. */
const schemas = new Map(
  Object.values<z.ZodObject>(componentSchemas).flatMap(({ shape }) =>
    Object.entries(shape as Schemas).flatMap(([key, schema]) =>
      schema instanceof z.ZodObject ? Object.entries(schema.shape as Schemas) : [[key, schema] as const],
    ),
  ),
)
schemas.delete('type')

describe('the table that rules read', () => {
  it('is what the schemas say, to the last word', () => {
    expect({ ...generated }).toEqual(componentTable())
  })

  it('takes the longest length of a text from its facts, where a longer draft is kept', () => {
    const { payer } = generated.valueRows
    expect(payer).toMatchObject({ shape: { type: 'string' }, maxLength: 200 })
    expect(isOfShape(of('payer'), 'x'.repeat(201))).toBe(true)
    expect(() => rowOf('motto', z.string().max(60).default(''))).toThrow(
      "motto has .max(60), which would drop a longer text while it's typed; declare it as text({ maxLength: 60 })",
    )
  })

  // Whoever restores a version writes all its values (PUB-06).
  it('leaves no value of a version to the owner alone', () => {
    const rows = Object.entries<ValueRow>({ ...generated.valueRows, ...generated.sectionRows })
    const ofOwner = rows.filter(([, { writer, isInstant }]) => writer === 'owner' && !isInstant)
    expect(ofOwner.map(([key]) => key)).toEqual([])
  })

  it('takes a value exactly where its schema does', () => {
    const known = [...right, ...wrong].flatMap(([, ...values]) => values)
    const part = fc.oneof(fc.constantFrom(...known), fc.jsonValue({ maxDepth: 3 }))
    const value = fc.oneof(part, fc.array(part, { maxLength: 2 }))
    let taken = 0
    fc.assert(
      fc.property(fc.constantFrom(...schemas.keys()), value, (key, given) => {
        fc.pre(given !== null)
        const isTaken = schemas.get(key)?.safeParse(given).success
        expect(isOfShape(of(key), given as JsonValue)).toBe(isTaken)
        if (isTaken) taken++
      }),
      { numRuns: 3_000 },
    )
    expect(taken).toBeGreaterThan(300)
  })

  it('gives what a component is where nothing is written as a value of its own shape', () => {
    for (const [key, schema] of schemas) {
      const nothing = generated.valueRows[key as keyof typeof generated.valueRows].default
      expect(schema.parse(undefined), key).toEqual(nothing)
      expect(isOfShape(of(key), nothing as JsonValue), key).toBe(true)
    }
  })
})

describe('what a component holds', () => {
  it.each(Object.keys(componentTypes) as (keyof typeof componentTypes)[])(
    '%s has the keys of its schema',
    (type) => {
      const { shape } = componentSchemas[type] as z.ZodObject
      const named = Object.entries(shape as Schemas).flatMap(([key, schema]) =>
        schema instanceof z.ZodObject ? Object.keys(schema.shape) : [key],
      )
      expect(['type', ...valueKeysOf(type)].toSorted()).toEqual(named.toSorted())
      expect(named.filter((key) => !hasKey(type, { sectionId: null, key }))).toEqual([])
    },
  )

  it('is what its platform asks for (ENT-25, ENT-26)', () => {
    expect(valueKeysOf('googleAdCampaign')).toEqual(
      expect.arrayContaining(['headlined', 'keywords', 'locations', 'languages', 'maxCpc']),
    )
    for (const type of ['facebookAdCampaign', 'instagramAdCampaign'] as const) {
      expect(valueKeysOf(type)).toEqual(
        expect.arrayContaining(['fbButtonLabel', 'adCreativeId', 'minAge', 'maxAge', 'locations']),
      )
      expect(valueKeysOf(type)).not.toContain('keywords')
    }
  })

  it.each(Object.keys(sectionSchemas))(
    'a section of type %s calls to action only if its type does',
    (type) => {
      const section = { sectionId: 's1', key: heroCtaTypeKey }
      expect(isSectionType(type)).toBe(true)
      expect(hasKey('landingPage', section, type)).toBe(isCtaSection(type))
      expect(hasKey('landingPage', { ...section, key: 'type' }, type)).toBe(true)
      expect(hasKey('externalPage', section, type)).toBe(false)
    },
  )
})

it('says what the product alone writes', () => {
  const keys = componentKeys.filter((key) => isSetByProduct(of(key)))
  expect(keys.toSorted()).toEqual(['foreignFacts', 'isValidated', 'metrics', 'writer'])
  expect(isSetByProduct('componentOrder')).toBe(false)
  expect(isSetByProduct('component/c1/sections/s1/writer')).toBe(false)
})
