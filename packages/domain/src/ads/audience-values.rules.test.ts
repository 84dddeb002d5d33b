import { expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { adWith } from './ad-fixture.ts'
import { audienceOf, checkAges, lintedAudienceOf, openAudience } from './audience-values.rules.ts'

const circle = { latitude: 53.27, longitude: -9.05, radiusKm: 15 }
const unknown = { region: null, country_name: null, primary_city: null }
const galway = {
  ...unknown,
  type: 'city',
  name: 'Galway',
  country_name: 'Ireland',
  country_code: 'IE',
  circle,
}
const zip = { ...unknown, type: 'zip', name: '90210', country_code: 'US', circle: { ...circle, radiusKm: 0 } }
const reading = (values: Readonly<Record<string, JsonValue>>) => adWith('facebook', values)
const stored = reading({
  minAge: 25,
  maxAge: 40,
  gender: 'female',
  locations: [galway, zip, 'Athenry, Ireland'],
  interests: ['Lamps'],
  specialAdCategories: ['politics', 'housing'],
  payer: 'Nightjar Lamps',
  plannedBudget: '120.50',
  durationDays: 14,
})

it('reads an audience, and what narrows nothing from an ad that says nothing', () => {
  expect(audienceOf(stored)).toMatchObject({
    minAge: 25,
    gender: 'female',
    specialAdCategories: ['housing', 'politics'],
    payer: 'Nightjar Lamps',
    beneficiary: '',
  })
  expect(audienceOf(reading({ gender: 'cats', specialAdCategories: 'housing' }))).toEqual({
    minAge: null,
    maxAge: null,
    gender: 'all',
    locations: [],
    interests: [],
    specialAdCategories: [],
    payer: '',
    beneficiary: '',
  })
})

it('gives the linter what it checks', () => {
  expect(lintedAudienceOf(stored, 'EUR')).toEqual({
    minAge: 25,
    maxAge: 40,
    gender: 'female',
    zips: 1,
    narrowTowns: 1,
    isInEu: true,
    payer: 'Nightjar Lamps',
    beneficiary: '',
    budget: { planned: 120_50, days: 14, leastDaily: 5_00, currency: 'EUR' },
  })
  expect(lintedAudienceOf(reading({}), 'EUR').budget).toBeNull()
})

it.each([
  ['Ireland', true],
  ['Galway, Connacht, Ireland', true],
  ['München, Deutschland', true],
  ['Lyon, Rhône, Allemagne', true],
  ['London, United Kingdom', false],
  ['Zürich, Schweiz', false],
])('knows by names whether %j lies in the European Union', (place, isInEu) => {
  expect(lintedAudienceOf(reading({ locations: [place] }), 'EUR').isInEu).toBe(isInEu)
})

it('knows by the code before the name whether a place lies in the European Union', () => {
  const isInEu = (country_code: string) =>
    lintedAudienceOf(reading({ locations: [{ ...galway, country_code }] }), 'EUR').isInEu
  expect(['IE', 'GP', 'GB', 'US'].map(isInEu)).toEqual([true, true, false, false])
})

it('counts an ad without a place as shown in the whole world, once it has an interest', () => {
  const isInEu = (interests: string[]) => lintedAudienceOf(reading({ interests }), 'EUR').isInEu
  expect([isInEu(['Lamps']), isInEu([])]).toEqual([true, false])
})

it('opens an audience as Meta locks it', () => {
  const opened = openAudience(audienceOf(stored))
  expect(opened).toMatchObject({ minAge: 18, maxAge: 65, gender: 'all' })
  expect(opened.locations.map(({ name, circle: at }) => [name, at?.radiusKm ?? null])).toEqual([
    ['Galway', 25],
    ['Athenry', null],
  ])
  const { zips, narrowTowns } = lintedAudienceOf(
    reading({ locations: JSON.parse(JSON.stringify(opened.locations)) as JsonValue }),
    'EUR',
  )
  expect([zips, narrowTowns]).toEqual([0, 0])
})

it.each([
  [18, 65, null],
  [30, 30, null],
  [null, null, null],
  [40, 30, 'rangeInvalid'],
  [12, 30, 'ageOutOfRange'],
  [18, 66, 'ageOutOfRange'],
])('ages from %s to %s: %s', (minAge, maxAge, failure) => {
  expect(checkAges({ minAge, maxAge })).toBe(failure)
})
