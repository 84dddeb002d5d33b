import { expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { findIdea } from '../../src/areas/ideas/idea.repo.ts'
import { useDatabaseBefore } from '../support/before-migration.ts'

const database = await useDatabaseBefore('047-media')
const date = new Date('2026-11-01T09:00:00Z')

async function addBrand(files: { uploadedImages?: string[]; uploadedVideos?: string[] }) {
  const [userId, id] = [uuidv7(), uuidv7()]
  const account = { id: userId, email: `${userId}@clients.example`, username: 'Mara Quinn', language: 'en' }
  await database.knex('user_account').insert({ ...account, termsAcceptedDate: date, creationDate: date })
  const lists = Object.entries(files).map(([list, urls]) => [list, JSON.stringify(urls)])
  await database
    .knex('idea')
    .insert({ id, userId, title: id, creationDate: date, ...Object.fromEntries(lists) })
  return id
}

it('takes the pictures of the website that a brief was made from, each once and none of the uploads', async () => {
  const { knex } = database
  const id = await addBrand({ uploadedImages: ['/files/b.webp'] })
  const { userId } = await knex('idea').where({ id }).first('userId')
  const pictures = ['/files/a.webp', '/files/b.webp', '/files/a.webp']
  const files = Object.fromEntries(
    pictures.map((fileUrl, place) => [`https://a.example/${place}`, { fileUrl, width: 640, height: 480 }]),
  )
  const task = { kind: 'scan', userId, creationDate: date, finishDate: date, status: 'DONE' }
  const [read, failed] = [uuidv7(), uuidv7()]
  await knex('run').insert({ id: read, ...task, subject: 'https://a.example', result: { data: {}, files } })
  await knex('run').insert({ id: failed, ...task, subject: 'https://b.example', result: null })
  const brief = { ideaId: id, data: {}, creationDate: date, updateDate: date }
  await knex('brief').insert([
    { id: uuidv7(), ...brief, kind: 'brand', websiteDataId: read },
    { id: uuidv7(), ...brief, kind: 'campaign', websiteDataId: failed },
  ])
  await database.migrateToNewest()
  expect(
    await database.knex('media').where({ ideaId: id }).orderBy('origin').select('origin', 'url', 'width'),
  ).toEqual([
    { origin: 'upload', url: '/files/b.webp', width: null },
    { origin: 'website', url: '/files/a.webp', width: 640 },
  ])
  expect(await findIdea(database.knex, id)).toMatchObject({ uploadedImages: ['/files/b.webp'] })
})

it('keeps the uploads of brands in their order, each once', async () => {
  const full = await addBrand({
    uploadedImages: ['/files/b.webp', '/files/a.webp', '/files/b.webp'],
    uploadedVideos: ['/files/c.mp4'],
  })
  const empty = await addBrand({})
  await database.migrateToNewest()
  expect(await findIdea(database.knex, full)).toMatchObject({
    uploadedImages: ['/files/b.webp', '/files/a.webp'],
    uploadedVideos: ['/files/c.mp4'],
  })
  expect(await findIdea(database.knex, empty)).toMatchObject({ uploadedImages: [], uploadedVideos: [] })
})
