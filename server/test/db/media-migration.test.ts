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
