import { expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { useDatabaseBefore } from '../support/before-migration.ts'

const database = await useDatabaseBefore('048-media-details')
const date = new Date('2026-11-01T09:00:00Z')

it('takes the descriptions of pictures from the website, and knows which pictures a creative shows', async () => {
  const { knex } = database
  const [userId, ideaId, task, creativeId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const account = { id: userId, email: `${userId}@clients.example`, username: 'Mara Quinn', language: 'en' }
  await knex('user_account').insert({ ...account, termsAcceptedDate: date, creationDate: date })
  await knex('idea').insert({ id: ideaId, userId, title: 'Nightjar', creationDate: date })
  const source = 'https://a.example/lamp.jpg'
  const result = {
    data: { pictures: [{ value: { url: source, alt: 'A blue lamp' } }] },
    files: { [source]: { fileUrl: '/files/a.webp', width: 640, height: 480 } },
  }
  await knex('run').insert({
    id: task,
    kind: 'scan',
    userId,
    subject: 'https://a.example',
    creationDate: date,
    finishDate: date,
    status: 'DONE',
    result,
  })
  const brief = { id: uuidv7(), ideaId, kind: 'brand', data: {}, creationDate: date, updateDate: date }
  await knex('brief').insert({ ...brief, websiteDataId: task })
  const media = { ideaId, kind: 'image', place: 1 }
  await knex('media').insert([
    { ...media, id: uuidv7(), origin: 'website', url: '/files/a.webp' },
    { ...media, id: uuidv7(), origin: 'upload', url: '/files/b.webp' },
  ])
  await knex('ad_creative').insert({ id: creativeId, ideaId, creationDate: date })
  const elements = [{ type: 'text' }, { src: '/files/a.webp' }, { src: 'data:image/png;base64,aa' }]
  const creatives = { '1:1': { elements }, '4:5': { elements: [] } }
  await knex('ad_creative_version').insert({ creativeId, number: 1, date, layout: 'split', creatives })

  await database.migrateToNewest()

  expect(await knex('media').orderBy('url').select('url', 'alt', 'name', 'colors')).toEqual([
    { url: '/files/a.webp', alt: 'A blue lamp', name: '', colors: [] },
    { url: '/files/b.webp', alt: '', name: '', colors: [] },
  ])
  expect(await knex('ad_creative_version').pluck('pictures')).toEqual([['/files/a.webp']])
})
