import { exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import { expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { adEnd, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

let failure: AiFailure | 'breaks' = 'failed'
let flagged: string[] = []
let calls = 0
let gate: Promise<void> | undefined

const server = await useServer({
  privateOrigins: [],
  gateways: {
    ai: scriptedAi(
      {
        'ad-texts': async () => {
          calls++
          await gate
          if (failure === 'breaks') throw new Error('the engine broke')
          return { ok: false, failure }
        },
      },
      { moderate: async () => ({ ok: true, value: flagged, made: scriptedMade }) },
    ),
  },
})
const { knex } = server.database

it.each([
  ['unsafe', 'UNSAFE'],
  ['limitExceeded', 'LIMIT_EXCEEDED'],
  ['notBusiness', 'NOT_BUSINESS'],
  ['failed', 'FAIL'],
] as const)('%s gives the tokens back and takes the empty ad away', async (reason, failureStatus) => {
  failure = reason
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const owner = await createAdOwner(server)
  await askForAd(server, owner)
  expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 90 })
  expect(await adsOf(server, owner)).toHaveLength(1)
  held.resolve()
  expect(await adEnd(server, owner)).toMatchObject({ status: 'FAIL', failureStatus })
  expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
  expect(await adsOf(server, owner)).toEqual([])
})

it('begins one at a time for a brand, however many ask at once', async () => {
  failure = 'failed'
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const owner = await createAdOwner(server)
  const replies = await Promise.all(Array.from({ length: 6 }, () => askForAd(server, owner)))
  const bodies = replies.map(({ body }) => body as object)
  expect(bodies.filter((body) => 'balloonId' in body)).toHaveLength(1)
  expect(bodies.filter((body) => 'failureStatus' in body)).toEqual(
    Array(5).fill({ failureStatus: 'ALREADY_RUNNING' }),
  )
  expect(await adsOf(server, owner)).toHaveLength(1)
  held.resolve()
  await adEnd(server, owner)
})

it.each(['of its own', 'chosen'])(
  'writes nothing for words that must not be used in a brief %s',
  async (which) => {
    flagged = ['violence']
    calls = 0
    const owner = await createAdOwner(server)
    const campaignId = crypto.randomUUID()
    await briefsOf(knex, owner.ideaId).insertCampaign(campaignId, exampleCampaignBrief, server.clock.real())
    await askForAd(server, owner, which === 'chosen' ? { briefId: campaignId } : {})
    expect(await adEnd(server, owner)).toMatchObject({ status: 'FAIL', failureStatus: 'UNSAFE' })
    expect(calls).toBe(0)
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
    flagged = []
  },
)

it('is given up after the last attempt at an engine that breaks', { timeout: 60_000 }, async () => {
  failure = 'breaks'
  calls = 0
  const owner = await createAdOwner(server)
  await askForAd(server, owner)
  expect(await adEnd(server, owner)).toMatchObject({ status: 'FAIL', failureStatus: 'FAIL' })
  expect(calls).toBe(4)
  expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 100 })
  expect(await knex('run').where({ ideaId: owner.ideaId }).pluck('attempts')).toEqual([4])
})
