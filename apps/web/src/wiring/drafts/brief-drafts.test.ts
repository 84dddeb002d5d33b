import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import {
  exampleBrandBrief,
  exampleBriefIds,
  exampleCampaignBrief,
} from '@aloft/contract/briefs/briefs.examples'
import { mergeBrief } from '@aloft/domain/briefs/brief-merge.rules'
import { connectDraftQueue } from '@aloft/machines/draft-queue/draft-queue.connect'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { answerSold, archiveBrief, briefDrafts, discardBrief, editBrief } = await import('./brief-drafts.ts')
const { absorbBrief, briefsQuery, currentBrandBrief, currentDraft, draftIdOf, savedBrief } =
  await import('../../state/briefs.ts')
const { currentIdeas } = await import('../../state/ideas.ts')
const { takeReply } = await import('../../state/replies.ts')
const { fetchReply } = await import('../core/queries.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
afterAll(() => {
  briefDrafts.actor.stop()
  network.close()
})

const { idea: ideaId, brand: brandId, campaign: campaignId } = exampleBriefIds
const brand = { ideaId, kind: 'brand', briefId: null } as const
const id = draftIdOf(brand)
const exampleSummary = {
  _id: ideaId,
  title: 'Nightjar Lamps',
  teamId: null,
  logoImageUrl: null,
  creationDate: new Date(),
  archiveDate: null,
}
const stored = (brief: object, _id: string = brandId) =>
  ({ _id, brief, updateDate: new Date(), archiveDate: null }) as never
const view = () => connectDraftQueue(briefDrafts.actor.getSnapshot())
const write = (location: string) => editBrief(brand, { ...exampleBrandBrief }, { location })

/** A server with one brand brief, which merges and refuses edits like ours. */
function serveBrand(more: Parameters<typeof network.answer>[0] = {}) {
  const server = {
    saved: { ...exampleBrandBrief } as Record<string, unknown>,
    sent: [] as object[],
    isSilent: false,
  }
  network.answer({
    'get-briefs': () => ({
      brandBrief: { ...Object(stored(server.saved)), websiteData: null },
      designBrief: null,
      campaignBriefs: [],
    }),
    'save-brief': (payload) => {
      server.sent.push(payload)
      const { brief, conflicts: fields } = mergeBrief<object>(payload.base ?? {}, payload.brief, server.saved)
      if (fields.length > 0) {
        const by = { date: new Date(), authorId: brandId, authorName: 'Tom' }
        const conflicts = fields.map((key) => ({ key, value: server.saved[key] as string, ...by }))
        return { error: 'briefConflict', fields, conflicts, brief: stored(server.saved) } as never
      }
      server.saved = { ...brief }
      return server.isSilent ? MockError.lost : { brief: stored(server.saved) }
    },
    ...more,
  })
  return server
}

beforeEach(async () => {
  discardBrief(id)
  await briefDrafts.finishSaving()
  network.reset()
  serveBrand()
  await fetchReply('get-briefs', briefsQuery(ideaId))
})

describe('a brief that is written', () => {
  it('is shown at once, and saved with what it was made from', async () => {
    const server = serveBrand()
    write('Clif')
    write('Clifden')
    expect(currentDraft(id)).toEqual({ location: 'Clifden' })
    expect([view().state, server.sent]).toEqual(['unsaved', []])
    await briefDrafts.finishSaving()
    expect(server.sent).toMatchObject([
      { kind: 'brand', base: exampleBrandBrief, brief: { location: 'Clifden' } },
    ])
    expect(currentDraft(id)).toBeNull()
    expect(view().state).toBe('saved')
    expect(currentBrandBrief(ideaId)?.brief.location).toBe('Clifden')
  })

  it('is saved by itself when the writing pauses', async () => {
    const server = serveBrand()
    write('Clifden')
    await vi.waitFor(() => expect(server.saved['location']).toBe('Clifden'), { timeout: 3000 })
  })

  it('waits for what it lacks, and is saved as a whole then', async () => {
    const server = serveBrand()
    editBrief(brand, {}, { summary: 'Too short', location: 'Clifden' })
    await briefDrafts.finishSaving()
    expect([view().state, server.sent]).toEqual(['incomplete', []])
    editBrief(brand, {}, { summary: 'A bench in Clifden that mends lamps.' })
    await briefDrafts.finishSaving()
    expect(server.saved).toMatchObject({
      location: 'Clifden',
      summary: 'A bench in Clifden that mends lamps.',
    })
  })

  it('is sent again until there is an answer', async () => {
    network.answer({ 'save-brief': new MockError(500, { error: 'internal' }) })
    write('Clifden')
    await briefDrafts.finishSaving()
    expect([view().state, currentDraft(id)]).toEqual(['failed', { location: 'Clifden' }])
    const server = serveBrand()
    briefDrafts.retry()
    await briefDrafts.finishSaving()
    expect(server.saved['location']).toBe('Clifden')
    expect(currentDraft(id)).toBeNull()
  })

  it('is in no conflict with itself where an answer was lost', async () => {
    const server = serveBrand()
    server.isSilent = true
    write('Clif')
    await briefDrafts.finishSaving()
    expect([view().state, server.saved['location']]).toEqual(['failed', 'Clif'])
    server.isSilent = false
    write('Clifden')
    await briefDrafts.finishSaving()
    expect(view().state).toBe('saved')
    expect(server.saved['location']).toBe('Clifden')
  })

  it('is set aside where the server would not take it, until the user lets it go', async () => {
    network.answer({ 'save-brief': new MockError(403, { error: 'forbidden' }) })
    write('Clifden')
    await briefDrafts.finishSaving()
    expect(view()).toMatchObject({ state: 'refused', refused: [{ key: 'location', refusal: 'rights' }] })
    briefDrafts.discard(id, 'location')
    expect(currentDraft(id)).toBeNull()
    expect(view().state).toBe('saved')
  })
})

describe('a brief of a brand that is not open', () => {
  const ideaId = '01936b2e-0000-7000-8000-000000000102'
  const edit = { ideaId, id: draftIdOf({ ...brand, ideaId }), key: 'location', value: 'Clifden', base: [] }

  it('is set aside where the brand is gone, and keeps no other brief from being saved', async () => {
    const server = serveBrand({ 'get-briefs': new MockError(404, { error: 'notFound' }) })
    briefDrafts.takeUp([edit])
    write('Cork')
    await briefDrafts.finishSaving()
    expect(view()).toMatchObject({ state: 'refused', refused: [{ id: edit.id, refusal: 'gone' }] })
    expect(server.saved['location']).toBe('Cork')
    briefDrafts.discard(edit.id, 'location')
  })

  it('is tried again where the server gives no answer', async () => {
    network.answer({ 'get-briefs': new MockError(500, { error: 'internal' }) })
    briefDrafts.takeUp([edit])
    await briefDrafts.finishSaving()
    expect(view().state).toBe('failed')
    const server = serveBrand()
    briefDrafts.retry()
    await briefDrafts.finishSaving()
    expect(server.saved['location']).toBe('Clifden')
  })
})

describe('a field that others changed too', () => {
  async function inConflict() {
    const server = serveBrand()
    server.saved = { ...exampleBrandBrief, location: 'Cork', audiences: ['Hotels'] }
    write('Clifden')
    await briefDrafts.finishSaving()
    return server
  }

  it('is sent no more until the user has chosen, with both sides in sight', async () => {
    const server = await inConflict()
    expect(view()).toMatchObject({
      state: 'conflict',
      conflicts: [{ mine: 'Clifden', theirs: { key: 'location', value: 'Cork', authorName: 'Tom' } }],
    })
    expect(currentDraft(id)).toEqual({ location: 'Clifden' })
    expect(currentBrandBrief(ideaId)?.brief).toMatchObject({ location: 'Cork', audiences: ['Hotels'] })
    await briefDrafts.finishSaving()
    expect(server.sent).toHaveLength(1)
  })

  it('is overwritten where the user says so, and nothing else is', async () => {
    const server = await inConflict()
    briefDrafts.choose({ id, key: 'location', takes: 'mine' })
    await briefDrafts.finishSaving()
    expect(server.saved).toMatchObject({ location: 'Clifden', audiences: ['Hotels'] })
    expect(view().state).toBe('saved')
  })

  it('stays as the others wrote it where the user takes that', async () => {
    const server = await inConflict()
    briefDrafts.choose({ id, key: 'location', takes: 'theirs' })
    expect(currentDraft(id)).toBeNull()
    expect(view().state).toBe('saved')
    expect([server.saved['location'], savedBrief(brand)?.['location']]).toEqual(['Cork', 'Cork'])
  })
})

describe('a campaign brief', () => {
  const subject = { ideaId, kind: 'campaign', briefId: campaignId } as const
  const empty = { ...exampleCampaignBrief, name: '', offeringType: null }

  it('is sent once it can be saved, and what is written meanwhile changes it under its id', async () => {
    const sent: object[] = []
    const gate = Promise.withResolvers<void>()
    network.answer({
      'save-brief': async (payload) => {
        sent.push(payload)
        await gate.promise
        return { brief: stored(payload.brief, campaignId) }
      },
    })
    editBrief(subject, empty, {})
    editBrief(subject, empty, { name: 'Autumn' })
    await briefDrafts.finishSaving()
    expect([view().state, sent]).toEqual(['incomplete', []])
    editBrief(subject, empty, { offeringType: 'brand' })
    const saving = briefDrafts.finishSaving()
    await vi.waitFor(() => expect(sent).toMatchObject([{ briefId: null, newBriefId: campaignId }]))
    editBrief(subject, empty, { name: 'Autumn repairs' })
    gate.resolve()
    await saving
    expect(sent).toMatchObject([{}, { briefId: campaignId }])
    expect(savedBrief(subject)).toMatchObject({ name: 'Autumn repairs', offeringType: 'brand' })
    expect(currentDraft(campaignId)).toBeNull()
  })

  it('can be let go before it is saved', async () => {
    editBrief(subject, empty, {})
    await briefDrafts.finishSaving()
    discardBrief(campaignId)
    expect([currentDraft(campaignId), view().state]).toEqual([null, 'saved'])
  })

  it('takes along what was just written when it is archived (BRF-12)', async () => {
    absorbBrief(subject, stored(exampleCampaignBrief, campaignId))
    const calls: string[] = []
    network.answer({
      'save-brief': ({ brief }) => {
        calls.push('save')
        return { brief: stored(brief, campaignId) }
      },
      'archive-brief': () => {
        calls.push('archive')
        return { brief: { ...Object(stored(exampleCampaignBrief, campaignId)), archiveDate: new Date() } }
      },
    })
    editBrief(subject, empty, { name: 'Winter' })
    expect(await archiveBrief(ideaId, campaignId, true)).toBe(true)
    expect(calls).toEqual(['save', 'archive'])
  })
})

it('saves what the brand sells beside its brief, and says where it was not taken', async () => {
  const server = serveBrand()
  expect(await answerSold(ideaId, 'ship’s lanterns')).toBe(true)
  expect(server.sent).toMatchObject([
    { brief: exampleBrandBrief, websiteAnswers: { sold: 'ship’s lanterns' } },
  ])
  expect(currentBrandBrief(ideaId)?.websiteAnswers).toEqual({ sold: 'ship’s lanterns' })
  network.answer({ 'save-brief': new MockError(500, { error: 'internal' }) })
  expect(await answerSold(ideaId, 'lamps')).toBe(false)
  expect(currentBrandBrief(ideaId)?.websiteAnswers).toEqual({ sold: 'ship’s lanterns' })
})

it('makes the logo of the design brief the logo of the brand', async () => {
  takeReply('get-ideas-data', {}, { ideas: [exampleSummary], teams: {} })
  const design = { font: 'Roboto', layoutColor: '#ffffff', textColor: '#1b1b18', logoImageUrl: null }
  network.answer({ 'save-brief': ({ brief }) => ({ brief: stored(brief) }) })
  editBrief({ ideaId, kind: 'design', briefId: null }, design, { logoImageUrl: '/files/logo.webp' })
  await briefDrafts.finishSaving()
  expect(currentIdeas()?.ideas).toMatchObject([{ logoImageUrl: '/files/logo.webp' }])
})
