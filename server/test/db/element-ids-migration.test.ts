import { withElementIds } from '@aloft/domain/creatives/element-ids.rules'
import { expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { useDatabaseBefore } from '../support/before-migration.ts'

const database = await useDatabaseBefore('044-element-ids')
const date = new Date('2026-11-01T09:00:00Z')

const square = [
  { type: 'croppedImage', id: 'croppedImage-1', src: 'a' },
  { type: 'shape', id: 'shape-2' },
  { type: 'text', id: 'text-3', slot: 'headline', text: 'Lamps' },
  { type: 'text', id: 'text-4', slot: null, text: 'Lamp shop' },
] as const
// The counted ids of one format name other elements in the next.
const tall = [
  { type: 'text', id: 'text-1', slot: 'headline', text: 'Lamps' },
  { type: 'croppedImage', id: 'croppedImage-2', src: 'a' },
  { type: 'croppedImage', id: 'croppedImage-3', src: 'b' },
  { type: 'text', id: 'text-4', slot: 'headline', text: 'More lamps' },
] as const
const creatives = {
  '1:1': { width: 1, elements: square },
  '4:5': { elements: [] },
  '9:16': { elements: tall },
}

async function addBrand() {
  const [userId, ideaId] = [uuidv7(), uuidv7()]
  const account = { id: userId, email: `${userId}@clients.example`, username: 'Mara Quinn', language: 'en' }
  await database.knex('user_account').insert({ ...account, termsAcceptedDate: date, creationDate: date })
  await database.knex('idea').insert({ id: ideaId, userId, title: ideaId, creationDate: date })
  return { userId, ideaId }
}

async function addCreative(layers: object) {
  const creativeId = uuidv7()
  const { ideaId } = await addBrand()
  await database.knex('ad_creative').insert({ id: creativeId, ideaId, creationDate: date })
  const drawn = { renderStatus: 'done', renderUrls: { '1:1': '/files/a.png' } }
  const version = { creativeId, number: 1, date, layout: 'split', creatives: layers, ...drawn }
  await database.knex('ad_creative_version').insert(version)
  return () => database.knex('ad_creative_version').where({ creativeId }).first()
}

/** A task that has drafted a creative, and whether it has ended. */
async function addTask(finishDate: Date | null) {
  const id = uuidv7()
  const { userId, ideaId } = await addBrand()
  const task = { id, kind: 'ad-generation', userId, ideaId, subject: id, creationDate: date }
  const end = finishDate && { finishDate, status: 'DONE' }
  await database.knex('run').insert({ ...task, ...end })
  const result = { punchline: 'Lamps', composed: { layout: 'split', creatives } }
  await database.knex('run_step').insert({ runId: id, step: 'creative', result, date })
  return async () => (await database.knex('run_step').where({ runId: id }).first('result')).result
}

const renamed = {
  '1:1': { width: 1, elements: withElementIds(square) },
  '4:5': { elements: [] },
  '9:16': { elements: withElementIds(tall) },
}

it('names stored elements as composed ones are named, in their order, and leaves their pictures alone', async () => {
  const [read, empty] = [await addCreative(creatives), await addCreative({})]
  await database.migrateToNewest()
  const drawn = { renderStatus: 'done', renderUrls: { '1:1': '/files/a.png' } }
  expect(await read()).toMatchObject({ creatives: renamed, drafts: 1, ...drawn })
  expect(renamed['9:16'].elements.map(({ id }) => id)).toEqual([
    'headline',
    'picture-1',
    'picture-2',
    'headline-2',
  ])
  expect((await empty()).creatives).toEqual({})
})

it('names those that a task is about to store', async () => {
  const [open, ended] = [await addTask(null), await addTask(date)]
  await database.migrateToNewest()
  expect(await open()).toEqual({ punchline: 'Lamps', composed: { layout: 'split', creatives: renamed } })
  expect((await ended()).composed.creatives).toEqual(creatives)
})
