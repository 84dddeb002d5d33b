import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { placesOverlap } from '@aloft/domain/ads/places.rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openGazetteer } from './gazetteer.ts'
import type { PlaceHints } from './resolve-place.ts'

const gazetteer = await openGazetteer()
const inWords = (text: string, hints?: PlaceHints) => {
  const place = gazetteer.resolve(text, hints)
  return place && locationInWords(place)
}
const english = { languageCountries: ['GB', 'US', 'IE'] }
const german = { languageCountries: ['DE', 'AT', 'CH'] }
const at = (...countries: string[]) => ({ countries })

describe('the place that a line means (TGT-04)', () => {
  it.each([
    ['Galway, Ireland', 'Galway, Connacht, Ireland'],
    ['Galway, County Galway, Ireland', 'Galway, Connacht, Ireland'],
    ['12 Quay Street, Galway, Ireland', 'Galway, Connacht, Ireland'],
    ['County Galway, Ireland', 'County Galway, Connacht, Ireland'],
    ['Headingley, Leeds', 'Leeds, England, United Kingdom'],
    ['Leeds LS6 3AA, UK', 'Leeds, England, United Kingdom'],
    ['Dublin 4, Ireland', 'Dublin, Leinster, Ireland'],
    ['Murnau', 'Murnau am Staffelsee, Bavaria, Germany'],
    ['Köln', 'Köln, North Rhine-Westphalia, Germany'],
    ['Koeln, Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['Cologne, Germany', 'Köln, North Rhine-Westphalia, Germany'],
    ['Salzburg', 'Salzburg, Salzburg, Austria'],
    ['Bayern', 'Bavaria, Germany'],
    ['Ireland', 'Ireland'],
    ['Deutschland', 'Germany'],
    ['London, England', 'London, England, United Kingdom'],
    ['Newcastle, Northern Ireland', 'Newcastle, Northern Ireland, United Kingdom'],
    ['Birmingham, AL, USA', 'Birmingham, Alabama, United States'],
    ['Springfield, Illinois', 'Springfield, Illinois, United States'],
    ['10115 Berlin', '10115, Berlin, State of Berlin, Germany'],
  ])('%j is %j', (text, place) => {
    expect(inWords(text)).toBe(place)
  })

  it.each([
    ['Newcastle', at('GB'), 'Newcastle upon Tyne, England, United Kingdom'],
    ['Newcastle', at('AU'), 'Newcastle, New South Wales, Australia'],
    ['Newcastle', english, 'Newcastle upon Tyne, England, United Kingdom'],
    ['Freiburg', german, 'Freiburg, Baden-Wurttemberg, Germany'],
    ['Freiburg', at('CH'), 'Fribourg, Fribourg, Switzerland'],
    ['Frankfurt', german, 'Frankfurt am Main, Hesse, Germany'],
    ['Frankfurt (Oder)', german, 'Frankfurt (Oder), Brandenburg, Germany'],
    ['Halle', at('DE'), 'Halle (Saale), Saxony-Anhalt, Germany'],
    ['Halle', at('BE'), 'Halle, Flanders, Belgium'],
    ['Saint-Denis', at('FR'), 'Saint-Denis, Île-de-France, France'],
    ['Saint-Denis', at('RE'), 'Saint-Denis, Reunion, Réunion'],
    ['Birmingham', at('GB'), 'Birmingham, England, United Kingdom'],
    ['Birmingham', at('US'), 'Birmingham, Alabama, United States'],
    ['Paris', at('GB'), 'Paris, Île-de-France, France'],
    ['LS6 3AA, Leeds', at('GB'), 'LS6 3AA, Leeds, England, United Kingdom'],
    ['Georgia', at('US'), 'Georgia, United States'],
  ] as const)('%j of a brand at home in %j is %j', (text, hints, place) => {
    expect(inWords(text, hints)).toBe(place)
  })

  it.each([
    ['Thai', undefined],
    ['Thai', at('GB')],
    ['Headingley', at('GB')],
    ['our workshop by the river', english],
    ['12 Wellington', at('GB')],
    ['', undefined],
  ])('%j is no place', (text, hints) => {
    expect(gazetteer.resolve(text, hints)).toBeNull()
  })

  it('stays the same when it is looked for by its own words, and is one place with itself', () => {
    const names = [
      'Köln',
      'Galway',
      'Bayern',
      'Ireland',
      '10115, Germany',
      'Leeds',
      'Halle',
      'Saint-Denis',
      'York',
    ]
    const homes = fc.subarray(['DE', 'GB', 'FR', 'US', 'IE'])
    fc.assert(
      fc.property(fc.constantFrom(...names), homes, homes, (name, countries, others) => {
        const place = gazetteer.resolve(name, { countries })
        fc.pre(place !== null)
        const again = gazetteer.resolve(locationInWords(place), { countries: others })
        expect(again).toEqual(place)
        expect(again && placesOverlap(place, again)).toBe(true)
      }),
    )
  })

  it('is one place by any of its names', () => {
    const [one, ...others] = ['Köln', 'Koeln', 'Cologne', 'Cologne, Germany'].map((text) =>
      gazetteer.resolve(text),
    )
    for (const other of others) expect(other).toEqual(one)
  })
})
