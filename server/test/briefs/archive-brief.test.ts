import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()

async function brandWithBrief() {
  const { id: userId, token } = await createAccount(server)
  const ideaId = await createBrand(server, { userId })
  const call = async (name: 'save-brief' | 'archive-brief' | 'get-briefs', payload: object) =>
    (await server.call(name, { ideaId, ...payload }, { token })).body
  const save = (briefId: string | null, brief: object) =>
    call('save-brief', { kind: 'campaign', briefId, brief })
  const { brief } = (await save(null, exampleCampaignBrief)) as ReplyOf<'save-brief'>
  const ids = async (isArchived: boolean | null) =>
    ((await call('get-briefs', { isArchived })) as ReplyOf<'get-briefs'>).campaignBriefs.map(({ _id }) => _id)
  return { briefId: brief._id, call, save, ids }
}

it('puts a campaign brief away and takes it back (BRF-12)', async () => {
  const { briefId, call, ids } = await brandWithBrief()
  expect(await call('archive-brief', { briefId, isArchived: true })).toMatchObject({
    brief: { _id: briefId, brief: exampleCampaignBrief, archiveDate: expect.any(String) },
  })
  expect([await ids(false), await ids(true)]).toEqual([[], [briefId]])
  expect(await call('archive-brief', { briefId, isArchived: false })).toMatchObject({
    brief: { archiveDate: null },
  })
  expect([await ids(false), await ids(true)]).toEqual([[briefId], []])
})

it('lists archived and current campaign briefs together where both are asked for, the newest first', async () => {
  const { briefId, call, save, ids } = await brandWithBrief()
  await call('archive-brief', { briefId, isArchived: true })
  const { brief } = (await save(null, { ...exampleCampaignBrief, name: 'Later' })) as ReplyOf<'save-brief'>
  expect(await ids(null)).toEqual([brief._id, briefId])
})

it('keeps the date of a brief that is archived again, and accepts no edit of it', async () => {
  const { briefId, call, save } = await brandWithBrief()
  const first = await call('archive-brief', { briefId, isArchived: true })
  expect(await call('archive-brief', { briefId, isArchived: true })).toEqual(first)
  expect(await save(briefId, { ...exampleCampaignBrief, name: 'Changed' })).toEqual({
    error: 'briefNotFound',
  })
})

it('finds neither a brief of another brand nor the brand brief', async () => {
  const [mine, theirs] = [await brandWithBrief(), await brandWithBrief()]
  const notFound = { error: 'briefNotFound' }
  expect(await mine.call('archive-brief', { briefId: theirs.briefId, isArchived: true })).toEqual(notFound)
  const saved = await mine.call('save-brief', { kind: 'brand', brief: exampleBrandBrief })
  const { _id: briefId } = (saved as ReplyOf<'save-brief'>).brief
  expect(await mine.call('archive-brief', { briefId, isArchived: true })).toEqual(notFound)
  expect(await theirs.ids(false)).toEqual([theirs.briefId])
})
