import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import type { PayloadOf } from '@aloft/contract/schemas'
import { foldedWords } from '@aloft/copywriter/words/vocabulary'
import { isFunctionWord } from '@aloft/domain/ads/lint/function-words.rules'
import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { maxDrafts } from '@aloft/domain/plans/plan-catalogue.rules'
import { describe, expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { reserveTokens, tokensOf } from '../../src/ledger/token-reservation.ts'
import { adEnd, type AdOwner, adsOf, adStatus, askForAd, createAdOwner } from '../support/ads.ts'
import { createActiveAds } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createDrafts } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database

const createOwner = (options?: Parameters<typeof createAdOwner>[1]) => createAdOwner(server, options)
const ask = (owner: AdOwner, change?: Partial<PayloadOf<'create-ad'>>, key?: string) =>
  askForAd(server, owner, change, key)
const ended = (owner: AdOwner) => adEnd(server, owner)
const balloonsOf = (owner: AdOwner) => adsOf(server, owner)

describe.each(adPlatforms)('an ad for %s', (platform) => {
  it('is made from the brand’s brief, and costs its tokens once it is done', async () => {
    const owner = await createOwner()
    const { body } = await ask(owner, { platform })
    const { balloonId } = body as { balloonId: string }
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 90 })
    const status = await ended(owner)
    expect(status).toMatchObject({ status: 'DONE', failureStatus: null, balloonId, platform })
    expect(status.steps).toEqual(['brief', 'texts', 'targeting', 'creative'])
    const [balloon, ...others] = await balloonsOf(owner)
    expect(others).toEqual([])
    expect(balloon).toMatchObject({ id: balloonId, platform, status: 'IN_PROGRESS', progress: 100 })
    const texts = Object.entries(balloon?.values ?? {}).filter(([key]) =>
      /headline|description|fb(Title|Message|Description)|igMessage/.test(key),
    )
    // As many as the facts of the brief support: Google would accept more.
    const { least, most } = {
      google: { least: 3, most: 18 },
      facebook: { least: 3, most: 3 },
      instagram: { least: 1, most: 1 },
    }[platform]
    expect(texts.length).toBeGreaterThanOrEqual(least)
    expect(texts.length).toBeLessThanOrEqual(most)
    const informativeWords = (text: string) => foldedWords(text).filter((word) => !isFunctionWord(word))
    const brief = [exampleCampaignBrief, exampleBrandBrief].flatMap((one) =>
      informativeWords(JSON.stringify(one)),
    )
    for (const [key, text] of texts)
      expect(
        informativeWords(String(text)).filter((word) => brief.includes(word)),
        key,
      ).not.toEqual([])
    for (const [key, text] of texts) expect(text, key).toEqual(expect.stringMatching(/\S/))
    const campaignId = (balloon?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
    expect(balloon?.values[`component/${campaignId}/writer`]).toBe('rules')
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 90 })
  })
})

it('is made with everything picked for the user, from a brief alone', async () => {
  const owner = await createOwner()
  await ask(owner, { ...pickedForMe })
  expect(await ended(owner)).toMatchObject({ status: 'DONE', platform: 'facebook' })
})

describe('what stands against an ad', () => {
  it('is LinkedIn, which no ads are made for', async () => {
    const owner = await createOwner()
    expect((await ask(owner, { platform: 'linkedin' })).body).toEqual({ error: 'generic' })
  })

  it('NO_BRAND_BRIEF', async () => {
    const owner = await createOwner({ hasBrief: false })
    expect((await ask(owner)).body).toEqual({ failureStatus: 'NO_BRAND_BRIEF' })
    expect(await adStatus(server, owner)).toBeNull()
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
  })

  it('BAD_PLATFORM, where the choice is left to us and nothing is known of the business', async () => {
    const owner = await createOwner()
    const unsaid = { platform: null, details: { ...exampleAdParams.details, goal: null } }
    await knex('brief')
      .where({ ideaId: owner.ideaId })
      .update({ data: knex.raw(`data || '{"summary": ""}'`) })
    expect((await ask(owner, unsaid)).body).toEqual({ failureStatus: 'BAD_PLATFORM' })
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
  })

  it('INSUFFICIENT_CREDITS, where the tokens are spent', async () => {
    const owner = await createOwner()
    const most = { ownerId: owner.id, reference: `work:${owner.id}`, amount: 91, now: server.clock.real() }
    expect(await knex.transaction((trx) => reserveTokens(trx, most))).toBe(true)
    expect((await ask(owner)).body).toEqual({ failureStatus: 'INSUFFICIENT_CREDITS' })
    expect(await balloonsOf(owner)).toEqual([])
  })

  it('MAX_ADS, where as many ads are active as the plan allows (GEN-09)', async () => {
    const owner = await createOwner({ plan: 'free' })
    await createActiveAds(server, owner.ideaId, 3)
    expect((await ask(owner)).body).toEqual({ failureStatus: 'MAX_ADS', limit: 3, count: 3 })
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
  })

  it('MAX_DRAFTS, where the brand holds as many as it may (OPN-52)', async () => {
    const owner = await createOwner()
    await createDrafts(server, owner.ideaId, maxDrafts)
    expect((await ask(owner)).body).toEqual({ failureStatus: 'MAX_DRAFTS', limit: 200, count: 200 })
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
  })

  it('no drafts below that number, whatever the plan', async () => {
    const owner = await createOwner({ plan: 'free' })
    await createDrafts(server, owner.ideaId, 3)
    expect((await ask(owner)).body).toHaveProperty('balloonId')
    expect(await ended(owner)).toMatchObject({ status: 'DONE' })
  })

  it('a brief of another brand', async () => {
    const [owner, other] = [await createOwner(), await createOwner()]
    const id = crypto.randomUUID()
    await briefsOf(knex, other.ideaId).insertCampaign(id, exampleCampaignBrief, server.clock.real())
    const { status, body } = await ask(owner, { briefId: id })
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'briefId' } })
  })

  it.each([{ competitors: ['no address'] }, { competitors: ['a.co', 'b.co', 'c.co', 'd.co'] }])(
    'competitors that are none: %j',
    async (change) => {
      const { status, body } = await ask(await createOwner(), change)
      expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalidPayload' } })
    },
  )
})

it('begins once for a repeated call', async () => {
  const owner = await createOwner()
  const key = crypto.randomUUID()
  const first = await ask(owner, {}, key)
  await ended(owner)
  const second = await ask(owner, {}, key)
  expect(second.body).toEqual(first.body)
  expect(await balloonsOf(owner)).toHaveLength(1)
})

it('begins with the key of a call that could not begin one, once nothing stands against it any more', async () => {
  const owner = await createOwner({ hasBrief: false })
  const key = crypto.randomUUID()
  expect((await ask(owner, {}, key)).body).toEqual({ failureStatus: 'NO_BRAND_BRIEF' })
  await briefsOf(knex, owner.ideaId).saveOnly('brand', exampleBrandBrief, null, server.clock.real())
  expect((await ask(owner, {}, key)).body).toMatchObject({ ideaId: owner.ideaId })
  await ended(owner)
  expect(await balloonsOf(owner)).toHaveLength(1)
})

it('follows a campaign brief, and a platform named at the end stands above the first', async () => {
  const owner = await createOwner()
  const brief = { ...exampleCampaignBrief, name: 'Halo for the hall', goal: 'leads' as const }
  const id = crypto.randomUUID()
  await briefsOf(knex, owner.ideaId).insertCampaign(id, brief, server.clock.real())
  await ask(owner, { briefId: id, overrides: { platform: 'instagram', purpose: null } })
  expect(await ended(owner)).toMatchObject({ status: 'DONE', platform: 'instagram' })
  const [balloon] = await balloonsOf(owner)
  expect(balloon?.name).toBe('Halo for the hall, Instagram')
  const campaignId = (balloon?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
  expect(balloon?.values[`component/${campaignId}/campaignGoal`]).toBe('leads')
})
