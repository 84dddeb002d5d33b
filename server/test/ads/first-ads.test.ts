import { setTimeout } from 'node:timers/promises'
import type { ReplyOf } from '@aloft/contract/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { continueFirstAds } from '../../src/areas/ads/continue-first-ads.job.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { reserveTokens, tokensOf } from '../../src/ledger/token-reservation.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

let failing: string | null = null
let breaking: string | null = null
let gate: Promise<void> | undefined
let count = 0

const server = await useServer({
  privateOrigins: [],
  gateways: {
    ai: scriptedAi({
      'campaign-brief': async (request) => {
        await gate
        return embedded.write(request)
      },
      // The brief alone supports few texts, but this test isn't about their number.
      'ad-texts': async ({ input }) => {
        if (input.platform === breaking) throw new Error('the engine broke')
        if (input.platform === failing) return { ok: false, failure: 'failed' }
        const value = Array.from({ length: input.count }, () => ({
          text: `Lamp ${++count}`,
          slots: [],
          angle: null,
          facts: [],
        }))
        return { ok: true, value, made: scriptedMade }
      },
    }),
  },
})
const embedded = scriptedAi({})
const { knex } = server.database

type FirstAds = NonNullable<ReplyOf<'get-first-ads'>['firstAds']>

beforeEach(() => {
  failing = null
  breaking = null
  gate = undefined
})

const order = ({ ideaId, token }: AdOwner, platform?: string, key?: string) =>
  server.call('create-first-ads', { ideaId, ...(platform && { platform }) }, { token, ...(key && { key }) })

async function firstAds({ ideaId, token }: AdOwner) {
  return (await server.call('get-first-ads', { ideaId }, { token })).body as ReplyOf<'get-first-ads'>
}

async function end(owner: AdOwner): Promise<FirstAds> {
  for (;;) {
    const { firstAds: found } = await firstAds(owner)
    if (found && !found.isOpen) return found
    await setTimeout(50)
  }
}

async function leaveTokens(owner: AdOwner, left: number) {
  const spent = { ownerId: owner.id, reference: `work:${owner.id}`, amount: 100 - left }
  await knex.transaction((trx) => reserveTokens(trx, { ...spent, now: server.clock.real() }))
}

describe('an order of first ads', () => {
  it('makes one ad after the other for all platforms, the best one first', async () => {
    const owner = await createAdOwner(server)
    expect((await firstAds(owner)).offer).toEqual({
      platforms: ['facebook', 'google', 'instagram'],
      count: 3,
      tokens: 30,
    })
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const { body } = await order(owner)
    const begun = (body as { firstAds: FirstAds }).firstAds
    expect(begun.isOpen).toBe(true)
    expect(begun.ads.map(({ platform, status }) => [platform, status])).toEqual([
      ['facebook', 'IN_PROGRESS'],
      ['google', 'WAITING'],
      ['instagram', 'WAITING'],
    ])
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 90 })
    expect(await adsOf(server, owner)).toHaveLength(1)
    expect((await askForAd(server, owner)).body).toEqual({ failureStatus: 'ALREADY_RUNNING' })
    held.resolve()

    const { ads } = await end(owner)
    expect(ads.map(({ status, steps }) => [status, steps.length])).toEqual(Array(3).fill(['DONE', 4]))
    const tasks = await knex('run')
      .where({ ideaId: owner.ideaId, kind: 'ad-generation' })
      .orderBy('creationDate')
    expect(tasks.map(({ subject }) => subject)).toEqual(ads.map(({ balloonId }) => balloonId))
    for (const [index, task] of tasks.slice(1).entries())
      expect(task.creationDate.getTime()).toBeGreaterThanOrEqual(tasks[index].finishDate.getTime())
    const made = await adsOf(server, owner)
    expect(made.map(({ name }) => name).toSorted()).toEqual(
      ['Facebook', 'Google', 'Instagram'].map((platform) => `Nightjar Lamps, ${platform}`),
    )
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 70 })
    expect((await firstAds(owner)).offer).toBeNull()
  })

  it.each([
    [29, 2],
    [10, 1],
  ])('makes as many as %d tokens pay for', async (tokens, count) => {
    const owner = await createAdOwner(server)
    await leaveTokens(owner, tokens)
    expect((await firstAds(owner)).offer).toMatchObject({ count, tokens: count * 10 })
    await order(owner)
    expect((await end(owner)).ads.map(({ status }) => status)).toEqual(Array(count).fill('DONE'))
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: tokens - count * 10 })
  })

  it('follows the goal of the questionnaire', async () => {
    const owner = await createAdOwner(server)
    await knex('user_account')
      .where({ id: owner.id })
      .update({ questionnaire: JSON.stringify({ role: 'smallBusiness', goal: 'leads' }) })
    expect((await firstAds(owner)).offer?.platforms[0]).toBe('google')
    await order(owner)
    await end(owner)
    for (const { values } of await adsOf(server, owner)) {
      const [[campaignId = ''] = []] = values['componentOrder'] as string[][]
      expect(values[`component/${campaignId}/campaignGoal`]).toBe('leads')
    }
  })

  it('is kept once, however often it is pressed', async () => {
    const owner = await createAdOwner(server)
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const bodies = (await Promise.all(Array.from({ length: 6 }, () => order(owner)))).map(({ body }) => body)
    expect(bodies.filter((body) => 'firstAds' in (body as object))).toHaveLength(1)
    expect(bodies.filter((body) => 'failureStatus' in (body as object))).toEqual(
      Array(5).fill({ failureStatus: 'ALREADY_RUNNING' }),
    )
    held.resolve()
    await end(owner)
    expect(await adsOf(server, owner)).toHaveLength(3)
  })

  it('is answered alike for a repeated call', async () => {
    const owner = await createAdOwner(server)
    const key = crypto.randomUUID()
    const first = await order(owner, undefined, key)
    await end(owner)
    expect((await order(owner, undefined, key)).body).toEqual(first.body)
    expect(await adsOf(server, owner)).toHaveLength(3)
  })

  it.each([
    ['NO_BRAND_BRIEF', { hasBrief: false }, 100],
    ['INSUFFICIENT_CREDITS', {}, 9],
  ] as const)('is refused with %s', async (failureStatus, options, tokens) => {
    const owner = await createAdOwner(server, options)
    if (tokens < 100) await leaveTokens(owner, tokens)
    expect((await order(owner)).body).toEqual({ failureStatus })
    expect((await firstAds(owner)).firstAds).toBeNull()
  })

  it('is refused while another ad is being made', async () => {
    const owner = await createAdOwner(server)
    const held = Promise.withResolvers<void>()
    gate = held.promise
    await askForAd(server, owner)
    expect((await order(owner)).body).toEqual({ failureStatus: 'ALREADY_RUNNING' })
    held.resolve()
  })
})

describe('a first ad that fails', () => {
  it('gives its tokens back, and is tried again alone', async () => {
    failing = 'google'
    const owner = await createAdOwner(server)
    await order(owner)
    const failed = await end(owner)
    expect(failed.ads.map(({ status, failureStatus }) => [status, failureStatus])).toEqual([
      ['DONE', null],
      ['FAIL', 'FAIL'],
      ['DONE', null],
    ])
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 80 })
    expect(await adsOf(server, owner)).toHaveLength(2)

    failing = null
    expect((await order(owner, 'facebook')).body).toEqual({ error: 'firstAdNotFailed' })
    expect((await order(owner, 'google')).body).toMatchObject({ firstAds: { isOpen: true } })
    const { ads } = await end(owner)
    expect(ads.map(({ platform, status }) => [platform, status])).toEqual([
      ['facebook', 'DONE'],
      ['google', 'DONE'],
      ['instagram', 'DONE'],
    ])
    expect(ads[0]?.balloonId).toBe(failed.ads[0]?.balloonId)
    expect(await adsOf(server, owner)).toHaveLength(3)
    const balances = await balancesOf(knex, owner.id)
    expect(balances).toMatchObject({ 'tokens:free': 70, 'tokens:reserved': 0 })
  })

  it('gives its tokens back and makes way for the next where its engine breaks each time', async () => {
    breaking = 'google'
    const owner = await createAdOwner(server)
    await order(owner)
    const { ads } = await end(owner)
    expect(ads.map(({ failureStatus }) => failureStatus)).toEqual([null, 'FAIL', null])
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 80 })
  })

  it('fails with all that wait where the order cannot be continued, and each can be tried again', async () => {
    const owner = await createAdOwner(server)
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const { body } = await order(owner)
    const orderId = (body as { firstAds: FirstAds }).firstAds._id
    const context = { db: knex, now: server.clock.real() } as JobContext
    await continueFirstAds.onExhausted(context, { orderId })
    held.resolve()
    await adEnd(server, owner)
    expect((await end(owner)).ads.map(({ status }) => status)).toEqual(['DONE', 'FAIL', 'FAIL'])
    await order(owner, 'instagram')
    expect((await end(owner)).ads.map(({ status }) => status)).toEqual(['DONE', 'FAIL', 'DONE'])
    await order(owner, 'google')
    expect((await end(owner)).ads.map(({ status }) => status)).toEqual(['DONE', 'DONE', 'DONE'])
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 70 })
  })

  it('does not stop the others where its tokens are spent on the way', async () => {
    const owner = await createAdOwner(server)
    const held = Promise.withResolvers<void>()
    gate = held.promise
    await order(owner)
    await leaveTokens(owner, 20)
    held.resolve()
    const { ads } = await end(owner)
    expect(ads.map(({ failureStatus }) => failureStatus)).toEqual([null, null, 'INSUFFICIENT_CREDITS'])
  })
})
