import { expect, it } from 'vitest'
import { insertMedia, insertWebsitePictures } from '../../src/areas/ideas/media.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const now = new Date('2026-11-28T09:00:00Z')
const file = { kind: 'image', url: '/files/a.webp', width: 800, height: 600, size: 9 } as const

async function createOwnBrand(): Promise<string> {
  const { id } = await createAccount(server)
  return createBrand(server, { userId: id })
}

it('stores who made a picture and what it may be used for', async () => {
  const ideaId = await createOwnBrand()
  const details = {
    name: 'Blue lamp',
    alt: 'A blue lamp on a desk',
    license: 'Pexels License',
    credit: { name: 'Ines Faro', url: 'https://stock.example/ines' },
    prompt: null,
    maker: 'Pexels',
    colors: ['#123142', '#ffffff'],
  }
  await insertMedia(knex, ideaId, { ...file, origin: 'stock', ...details }, now)
  expect(await knex('media').where({ ideaId })).toEqual([
    expect.objectContaining({
      ...file,
      origin: 'stock',
      ...details,
      place: 1,
      creationDate: now,
      archiveDate: null,
    }),
  ])
})

it('leaves a picture that the brand has as it is, and restores it from the archive', async () => {
  const ideaId = await createOwnBrand()
  await insertMedia(knex, ideaId, { ...file, origin: 'ai', prompt: 'A lamp', maker: 'painter' }, now)
  await knex('media').where({ ideaId }).update({ archiveDate: now, alt: 'Our lamp' })
  const { width, height, url } = file
  await insertWebsitePictures(knex, ideaId, [{ url, width, height }], now)
  expect(await knex('media').where({ ideaId }).pluck('archiveDate')).toEqual([now])
  await insertMedia(knex, ideaId, { ...file, origin: 'upload', alt: 'Lamp' }, now)
  expect(await knex('media').where({ ideaId }).select('origin', 'prompt', 'alt', 'archiveDate')).toEqual([
    { origin: 'ai', prompt: 'A lamp', alt: 'Our lamp', archiveDate: null },
  ])
})

it('counts a picture of the website among those of its new origin, with its new rights', async () => {
  const ideaId = await createOwnBrand()
  const { width, height, url } = file
  await insertWebsitePictures(knex, ideaId, [{ url, width, height, alt: 'Lamp' }], now)
  await insertMedia(knex, ideaId, { ...file, url: '/files/b.webp', origin: 'stock' }, now)
  await insertMedia(knex, ideaId, { ...file, origin: 'stock', license: 'CC0' }, now)
  expect(await knex('media').where({ ideaId, url }).select('origin', 'license', 'alt', 'place')).toEqual([
    { origin: 'stock', license: 'CC0', alt: 'Lamp', place: 2 },
  ])
})
