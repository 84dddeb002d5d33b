import { describe, expect, it } from 'vitest'
import { openGazetteer } from './gazetteer.ts'

const gazetteer = await openGazetteer()
const inWords = (query: string, most = 10) =>
  gazetteer
    .search(query, most)
    .map(({ type, name, primary_city, region, country_name }) =>
      [type, [name, primary_city, region, country_name].filter(Boolean).join(', ')].join(' '),
    )

describe('names (ENT-30)', () => {
  it.each([
    ['galw', 'city Galway, Connacht, Ireland'],
    ['Galway, Ireland', 'city Galway, Connacht, Ireland'],
    ['KOLN', 'city Köln, North Rhine-Westphalia, Germany'],
    ['Cologne', 'city Köln, North Rhine-Westphalia, Germany'],
    ['münchen', 'city Munich, Bavaria, Germany'],
    ['sao paulo, brasil', 'region São Paulo, Brazil'],
    ['york city', 'city New York City, New York, United States'],
    ['Paris', 'city Paris, Île-de-France, France'],
    ['Paris, Texas', 'city Paris, Texas, United States'],
    ['Paris, US', 'city Paris, Texas, United States'],
    ['Ireland', 'region Ireland'],
    ['Deutschland', 'region Germany'],
    ['uk', 'region United Kingdom'],
    ['Connacht', 'region Connacht, Ireland'],
    ['Bayern', 'region Bavaria, Germany'],
    ['Київ', 'city Kyiv, Kyiv City, Ukraine'],
  ])('%j finds %j first', (query, place) => {
    expect(inWords(query)[0]).toBe(place)
  })

  it.each(['', ' , ', 'xqzzt', 'Galway, Germany'])('%j finds nothing', (query) => {
    expect(inWords(query)).toEqual([])
  })

  it('ranks by people, and what begins so before what only has such a word', () => {
    const places = gazetteer.search('york', 10)
    const begins = places.filter(({ name }) => name.startsWith('York'))
    const people = begins.map(({ population }) => population ?? 0)
    expect(begins.length).toBeGreaterThan(3)
    expect(people).toEqual(people.toSorted((one, other) => other - one))
    const [city] = gazetteer.search('New York City', 1)
    expect(places).not.toContainEqual(city)
    expect(gazetteer.search('york', 500)).toContainEqual(city)
  })

  it('knows where a city lies and how many live there, and of a country what its cities have', () => {
    const [galway] = gazetteer.search('Galway', 1)
    expect(galway).toMatchObject({ country_code: 'IE', circle: { radiusKm: 0 } })
    expect(galway?.circle?.latitude).toBeCloseTo(53.27, 1)
    expect(galway?.circle?.longitude).toBeCloseTo(-9.05, 1)
    expect(galway?.population).toBeGreaterThan(70_000)
    const [ireland] = gazetteer.search('Ireland', 1)
    expect(ireland).toMatchObject({ country_code: 'IE', country_name: null, circle: null })
    expect(ireland?.population).toBeGreaterThan(3_000_000)
  })

  it('answers no more than it is asked for', () => {
    expect(inWords('san', 7)).toHaveLength(7)
  })
})

describe('zips (ENT-30)', () => {
  it.each([
    ['90210', 'zip 90210, Beverly Hills, California, United States'],
    ['10115, Germany', 'zip 10115, Berlin, State of Berlin, Germany'],
    ['10115 Berlin', 'zip 10115, Berlin, State of Berlin, Germany'],
    ['1011, Germany', 'zip 10115, Berlin, State of Berlin, Germany'],
    ['1010, Österreich', 'zip 1010, Vienna, Vienna, Austria'],
    ['1003, Suisse', 'zip 1003, Lausanne, Vaud, Switzerland'],
    ['75011, France', 'zip 75011, Paris, Île-de-France, France'],
    ['93200, France', 'zip 93200, Saint-Denis, Île-de-France, France'],
    ['20121, Italia', 'zip 20121, Milan, Lombardy, Italy'],
    ['1012 ab', 'zip 1012 AB, Netherlands'],
    ['H91 E2R2', 'zip H91 E2R2, Ireland'],
    ['SW1A 1AA, UK', 'zip SW1A 1AA, United Kingdom'],
    ['28001, Madrid', 'zip 28001, Madrid, Madrid, Spain'],
    ['H91 E2R2, Galway', 'zip H91 E2R2, Galway, Connacht, Ireland'],
  ])('%j finds %j first', (query, place) => {
    expect(inWords(query)[0]).toBe(place)
  })

  it.each([
    ['DE', 'zip 10115, Berlin, State of Berlin, Germany'],
    ['US', 'zip 10115, New York City, New York, United States'],
  ])('of the country of the brand come first: %s', (country, place) => {
    expect(gazetteer.search('10115', 1, country)[0]).toMatchObject({ country_code: country })
    expect(inWords(`10115, ${country}`)[0]).toBe(place)
  })

  it('know where they lie as far as a list says it, and say where only the town is known', () => {
    const circleOf = (query: string) => gazetteer.search(query, 1)[0]?.circle
    expect(circleOf('90210')).toEqual({ latitude: 34.0901, longitude: -118.4065, radiusKm: 0 })
    expect(circleOf('10115, Germany')).toEqual({ latitude: 52.53371, longitude: 13.38722, radiusKm: 0 })
    expect(circleOf('75011, France')).toEqual({
      latitude: 48.85341,
      longitude: 2.3488,
      radiusKm: 0,
      isTownCenter: true,
    })
    expect(circleOf('LS6 3AA, Leeds')).toMatchObject({ isTownCenter: true })
    expect(circleOf('LS6 3AA')).toBeNull()
  })

  it.each(['1, Germany 2', '10115, Ireland', '00000', '90210, Germany 2'])('%j is none', (query) => {
    expect(inWords(query)).toEqual([])
  })
})
