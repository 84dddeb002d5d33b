import { addHours } from '@aloft/domain/core/dates'
import { tokenReference } from '@aloft/domain/plans/tokens.rules'
import { expect, it } from 'vitest'
import { post } from '../../src/ledger/ledger.repo.ts'
import { releaseTokens, reserveTokens, settleTokens } from '../../src/ledger/token-reservation.ts'
import { adEnd, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, grantTokens, joinTeam } from '../support/world.ts'

let gate: Promise<void> | undefined
const server = await useServer({
  privateOrigins: [],
  gateways: {
    ai: scriptedAi({
      'ad-texts': async () => {
        await gate
        return { ok: false, failure: 'failed' }
      },
    }),
  },
})
const { knex } = server.database

async function balanceOf(token: string) {
  const { status, body } = await server.call('get-token-balance', {}, { token })
  expect(status).toBe(200)
  return body
}

it('returns the three kinds of tokens, with no date while none are filled up (PLN-12)', async () => {
  const { id, token } = await createAccount(server)
  expect(await balanceOf(token)).toEqual({ freeStarting: 100, monthly: 0, additional: 0, resetDate: null })
  await knex.transaction((trx) =>
    post(trx, {
      reference: `grant:${id}`,
      kind: 'test',
      date: server.clock.real(),
      entries: [
        { ownerId: id, account: 'tokens:monthly', unit: 'token', amount: 300 },
        { ownerId: id, account: 'tokens:additional', unit: 'token', amount: 7 },
        { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -307 },
      ],
    }),
  )
  expect(await balanceOf(token)).toEqual({ freeStarting: 100, monthly: 300, additional: 7, resetDate: null })
})

it('is without what running work has set aside, and has it again when that fails', async () => {
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const owner = await createAdOwner(server)
  await askForAd(server, owner)
  expect(await balanceOf(owner.token)).toMatchObject({ freeStarting: 90 })
  held.resolve()
  await adEnd(server, owner)
  expect(await balanceOf(owner.token)).toMatchObject({ freeStarting: 100 })
})

it('is the caller’s own: that of a team’s owner is shown to nobody else', async () => {
  const [owner, member] = [await createAccount(server, { plan: 'expand-2407' }), await createAccount(server)]
  const teamId = await createTeam(server, { ownerId: owner.id })
  await joinTeam(server, { teamId, login: member, role: 'collaborator' })
  const ideaId = await createBrand(server, { userId: member.id, teamId })
  await grantTokens(server, ideaId, 90)
  expect(await balanceOf(member.token)).toMatchObject({ freeStarting: 100, additional: 0 })
  expect(await balanceOf(owner.token)).toMatchObject({ freeStarting: 100, additional: 90 })
})

it('is refused without a login', async () => {
  expect((await server.call('get-token-balance')).status).toBe(401)
})

it('was spent on ads and texts, by day, once the work is done', async () => {
  gate = undefined
  const owner = await createAdOwner(server)
  const usageOf = async ({ token }: { token: string }) =>
    (await server.call('get-token-usage', {}, { token })).body
  await reserveTokens(knex, {
    ownerId: owner.id,
    reference: tokenReference('ad', 'done'),
    amount: 10,
    now: at(0),
  })
  await reserveTokens(knex, {
    ownerId: owner.id,
    reference: tokenReference('ad', 'failed'),
    amount: 10,
    now: at(0),
  })
  await reserveTokens(knex, {
    ownerId: owner.id,
    reference: tokenReference('ad', 'running'),
    amount: 10,
    now: at(0),
  })
  await settleTokens(knex, tokenReference('ad', 'done'), at(0))
  await releaseTokens(knex, tokenReference('ad', 'failed'), at(0))
  for (const [work, daysAgo] of [
    ['a', 0],
    ['b', 0],
    ['c', 2],
    ['d', 40],
  ] as const) {
    const reference = tokenReference('textSet', work)
    await reserveTokens(knex, { ownerId: owner.id, reference, amount: 1, now: at(daysAgo) })
    await settleTokens(knex, reference, at(daysAgo))
  }
  const day = (daysAgo: number) => at(daysAgo).toISOString().slice(0, 10)
  expect(await usageOf(owner)).toEqual({
    usage: [
      { day: day(0), use: 'ad', count: 1, tokens: 10 },
      { day: day(0), use: 'textSet', count: 2, tokens: 2 },
      { day: day(2), use: 'textSet', count: 1, tokens: 1 },
    ],
  })
  expect(await usageOf(await createAccount(server))).toEqual({ usage: [] })
})

const at = (daysAgo: number) => addHours(server.clock.real(), -24 * daysAgo)
