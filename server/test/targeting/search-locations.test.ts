import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const owner = await createAccount(server)
const brandIn = async (location: string) => {
  const ideaId = await createBrand(server, { userId: owner.id })
  const data = { name: 'Brand', location, language: 'en', websiteUrl: '' }
  await server.database.knex('brief').where({ ideaId, kind: 'brand' }).delete()
  const brief = { id: crypto.randomUUID(), ideaId, kind: 'brand', data }
  const date = server.clock.real()
  await server.database.knex('brief').insert({ ...brief, creationDate: date, updateDate: date })
  return ideaId
}
const german = await brandIn('Köln, Germany')
const american = await brandIn('Austin, Texas, USA')

async function search(query: string, ideaId = german) {
  const { status, body } = await server.call('search-locations', { ideaId, query, platform: 'google' }, owner)
  expect(status).toBe(200)
  return (body as { locations: { name: string; country_code: string; region: string | null }[] }).locations
}

describe('search-locations (ENT-30, TGT-04)', () => {
  it.each([
    [german, 'DE', 'Berlin'],
    [american, 'US', 'New York City'],
  ])('finds a zip of the country of the brand first', async (ideaId, country_code, primary_city) => {
    const [first, second] = await search('10115', ideaId)
    expect(first).toMatchObject({ type: 'zip', name: '10115', country_code, primary_city })
    expect(second?.country_code).not.toBe(country_code)
  })

  it('says of a zip that only its town is known', async () => {
    expect(await search('75011, Paris')).toMatchObject([
      { country_code: 'FR', circle: { isTownCenter: true } },
    ])
    expect(await search('LS6 3AA, Leeds')).toMatchObject([
      { country_code: 'GB', circle: { isTownCenter: true } },
    ])
  })

  it('finds one town by any of its names', async () => {
    const [koeln] = await search('Köln')
    for (const name of ['Koeln', 'Cologne', 'KOLN']) expect((await search(name))[0]).toEqual(koeln)
  })

  it.each([
    ['Newcastle', ['AU', 'GB']],
    ['Freiburg', ['DE', 'CH']],
    ['Frankfurt', ['DE']],
    ['Halle', ['DE', 'BE']],
    ['Saint-Denis', ['FR', 'RE']],
    ['Birmingham', ['GB', 'US']],
  ])('offers every town called %s, each with its country', async (name, countries) => {
    const found = await search(name)
    expect(found.map(({ country_code }) => country_code)).toEqual(expect.arrayContaining(countries))
  })
})
