import { expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { useDatabaseBefore } from '../support/before-migration.ts'

const database = await useDatabaseBefore('030-resolved-places')
const date = new Date('2026-11-01T09:00:00Z')
const key = 'component/c1/locations'

const draft = (place: object) => ({
  type: 'city',
  region: null,
  country_name: null,
  primary_city: null,
  ...place,
})
const thai = draft({ type: 'region', name: 'Thai' })
const known = {
  ...draft({ name: 'Galway', region: 'Connacht', country_name: 'Ireland' }),
  country_code: 'IE',
  population: 85_910,
  circle: { latitude: 53.27245, longitude: -9.05095, radiusKm: 25 },
}

/** An ad of a brand in a town, with its history of targeted places, oldest first. */
async function addAd(location: string, ...history: unknown[]): Promise<string> {
  const [userId, ideaId, id] = [uuidv7(), uuidv7(), uuidv7()]
  const names = { username: 'Mara Quinn', language: 'en' }
  const account = { id: userId, email: `${userId}@clients.example`, ...names }
  await database.knex('user_account').insert({ ...account, termsAcceptedDate: date, creationDate: date })
  await database.knex('idea').insert({ id: ideaId, userId, title: id, creationDate: date })
  const data = { name: 'Brand', location, language: 'en', websiteUrl: '' }
  const brief = { id: uuidv7(), ideaId, kind: 'brand', data }
  await database.knex('brief').insert({ ...brief, creationDate: date, updateDate: date })
  await database.knex('balloon').insert({ id, ideaId, name: id, comparableName: id, creationDate: date })
  await database.knex('balloon_value').insert(
    history.map((value, n) => ({
      balloonId: id,
      key,
      seq: n + 1,
      value: JSON.stringify(value),
      date,
      isUserUpdate: true,
    })),
  )
  return id
}

const valuesOf = async (id: string) =>
  (await database.knex('balloon_value').where({ balloonId: id, key }).orderBy('seq')).map(
    ({ value }: { value: unknown }) => value,
  )

it('finds the stored places on the map, once, and keeps what was there in the history (TGT-04)', async () => {
  const stored = ['Galway, County Galway, Ireland', '10115, Berlin, Germany']
  const id = await addAd('Galway, Ireland', ['Cork'], stored)
  await database.migrateToNewest()
  const values = await valuesOf(id)
  expect(values).toMatchObject([
    ['Cork'],
    stored,
    [
      {
        type: 'city',
        name: 'Galway',
        region: 'Connacht',
        country_code: 'IE',
        circle: { latitude: 53.27245 },
      },
      {
        type: 'zip',
        name: '10115',
        primary_city: 'Berlin',
        country_code: 'DE',
        circle: { latitude: 52.53371 },
      },
    ],
  ])
  await database.migrateToNewest()
  expect(await valuesOf(id)).toEqual(values)
})

it.each([
  ['United Kingdom', 'GB', 'Newcastle upon Tyne'],
  ['Sydney, Australia', 'AU', 'Newcastle'],
])('chooses among towns of one name by the home of the brand: %s', async (home, country_code, found) => {
  const id = await addAd(home, [draft({ name: 'Newcastle' })])
  await database.migrateToNewest()
  expect((await valuesOf(id)).at(-1)).toMatchObject([{ name: found, country_code }])
})

it('makes one place of two names, with the kilometres around it', async () => {
  const id = await addAd('', [
    draft({ name: 'Köln', country_name: 'Germany', circle: { latitude: 1, longitude: 2, radiusKm: 40 } }),
    'Cologne, Deutschland',
  ])
  await database.migrateToNewest()
  expect((await valuesOf(id)).at(-1)).toMatchObject([
    { name: 'Köln', circle: { latitude: 50.93333, radiusKm: 40 } },
  ])
})

it('keeps what it cannot find, and what was found before', async () => {
  const lost = await addAd('Leeds, United Kingdom', [thai])
  const found = await addAd('', [known])
  const empty = await addAd('', [])
  await database.migrateToNewest()
  expect(await valuesOf(lost)).toEqual([[thai]])
  expect(await valuesOf(found)).toEqual([[known]])
  expect(await valuesOf(empty)).toEqual([[]])
})
