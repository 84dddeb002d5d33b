import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { type AdOwner, createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer()

function ask({ ideaId, token }: AdOwner, change: Partial<PayloadOf<'suggest-keywords'>> = {}) {
  const payload = { ideaId, seed: null, locations: [], language: null, ...change }
  return server.call('suggest-keywords', payload, { token })
}

async function texts(owner: AdOwner, change: Partial<PayloadOf<'suggest-keywords'>>): Promise<string[]> {
  const { body } = await ask(owner, change)
  return (body as ReplyOf<'suggest-keywords'>).keywords.map(({ text }) => text)
}

/** A brand's brief, made from a scanned website. */
async function scanWebsite({ id, ideaId }: AdOwner): Promise<void> {
  const { knex } = server.database
  const now = server.clock.real()
  const scan = crypto.randomUUID()
  const subject = exampleBrandBrief.websiteUrl
  await insertTask(knex, { id: scan, kind: scanKind, userId: id, subject, now })
  const result = { data: exampleWebsiteData, pictures: [], files: {} }
  await finishTask(knex, scan, { status: 'DONE', failure: null, result }, now)
  await briefsOf(knex, ideaId).saveOnly('brand', exampleBrandBrief, { dataId: scan, answers: {} }, now)
}

it('suggests keywords from the brief and the scanned pages, without counts of searches (TGT-11)', async () => {
  const owner = await createAdOwner(server)
  await scanWebsite(owner)
  const { status, body } = await ask(owner)
  expect(status).toBe(200)
  const { keywords, isSimulated } = body as ReplyOf<'suggest-keywords'>
  expect(isSimulated).toBe(true)
  expect(keywords).toContainEqual({
    text: 'rewiring a table lamp',
    origin: 'website',
    monthlySearches: null,
  })
  expect(keywords).toContainEqual({ text: 'family bench galway', origin: 'brief', monthlySearches: null })
  expect(keywords.every(({ monthlySearches }) => monthlySearches === null)).toBe(true)
})

it('keeps to a seed, a place and a language', async () => {
  const owner = await createAdOwner(server)
  const seed = 'Abat-jour'
  const french = await texts(owner, { seed, locations: [{ name: 'Lyon' }], language: 'fr' })
  expect(french[0]).toBe('abat-jour')
  expect(french).toEqual(
    expect.arrayContaining([
      'abat-jour lyon',
      'abat-jour près de chez moi',
      'abat-jour prix',
      'trouver abat-jour',
      // Customers of the trade search for this too.
      'abat-jour sur mesure',
    ]),
  )
  expect(french.filter((text) => !text.includes(seed.toLowerCase()))).toEqual([])
  // If the ad has no place, the brand's is used.
  expect(await texts(owner, { seed })).toContain('abat-jour galway')
})

it('refuses a seed below the least length (TGT-06)', async () => {
  const owner = await createAdOwner(server)
  expect((await ask(owner, { seed: ' la ' })).body).toMatchObject({ error: 'seedTooShort', minLength: 3 })
  expect((await ask(owner, { seed: '!!!' })).body).toMatchObject({ error: 'noSuggestions' })
})

it('has none where the brand has no brief', async () => {
  const owner = await createAdOwner(server, { hasBrief: false })
  expect((await ask(owner, { seed: 'lamp' })).body).toMatchObject({ error: 'noSuggestions' })
})
