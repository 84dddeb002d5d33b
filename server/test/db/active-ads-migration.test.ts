import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { freeStartingTokens } from '@aloft/domain/plans/tokens.rules'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { migrate, migrations } from '../../src/db/migrate.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { emptyDatabase, openTestDatabase } from '../support/test-database.ts'

const name = '025-active-ads'
const database = await openTestDatabase()
const { knex } = database
const date = new Date('2026-11-01T09:00:00Z')
const ideaId = uuidv7()

beforeEach(async () => {
  await emptyDatabase(database)
  await migrate(
    knex,
    migrations.findIndex((migration) => migration.name === name),
  )
})
afterAll(() => database.close())

async function addAccount(startingTokens: number): Promise<string> {
  const id = uuidv7()
  await knex('user_account').insert({
    id,
    email: `${id}@clients.example`,
    username: 'Mara Quinn',
    language: 'en',
    termsAcceptedDate: date,
    creationDate: date,
  })
  const posting = { id: uuidv7(), reference: `starting-tokens:${id}`, kind: 'starting-tokens', date }
  await knex('ledger_posting').insert(posting)
  await knex('ledger_entry').insert(
    [
      { ownerId: id, account: 'tokens:free', amount: startingTokens },
      { ownerId: null, account: 'tokens:granted', amount: -startingTokens },
    ].map((entry) => ({ ...entry, id: uuidv7(), postingId: posting.id, unit: 'token' })),
  )
  return id
}

/** An ad with launches of its step `c1`, oldest first, and the values of `isActive` set by hand. */
async function addAd(
  userId: string,
  status: BalloonStatus | 'LIVE',
  {
    launches = [],
    written = [],
  }: { launches?: readonly object[]; written?: readonly (boolean | null)[] } = {},
): Promise<string> {
  const id = uuidv7()
  const row = { ideaId, name: id, comparableName: id, status, creationDate: date }
  await knex('balloon').insert({ ...row, id })
  const values = written.map((value, n) => ({
    balloonId: id,
    key: 'component/c1/isActive',
    seq: n + 1,
    value: JSON.stringify(value),
    date,
    isUserUpdate: true,
  }))
  if (values.length > 0) await knex('balloon_value').insert(values)
  for (const [n, launch] of launches.entries())
    await knex('ad_run').insert({
      id: uuidv7(),
      balloonId: id,
      componentId: 'c1',
      ideaId,
      ownerId: userId,
      number: n + 1,
      isLatest: n === launches.length - 1,
      platform: 'google',
      adAccountType: 'provider',
      snapshot: {},
      currency: 'EUR',
      budget: 100,
      vat: 19,
      vatPercent: 19,
      commissionPercent: 20,
      dailyBudget: 10,
      fundingRecurrence: 'oneOff',
      durationDays: 10,
      conversionObjective: 'sales',
      creationDate: date,
      ...launch,
    })
  return id
}

const valuesOf = async (id: string) =>
  (
    await knex('balloon_value')
      .where({ balloonId: id })
      .orderBy('seq')
      .select('key', 'seq', 'value', 'isUserUpdate')
  ).map(({ key, seq, value, isUserUpdate: isByHand }) => {
    expect(key).toBe('component/c1/isActive')
    return [seq, value, isByHand]
  })

it('leaves no archived brand the current one of anybody', async () => {
  const [archived, open] = [uuidv7(), uuidv7()]
  const users = [await addAccount(100), await addAccount(100)] as const
  const idea = { title: 'Nightjar Lamps', creationDate: date, userId: users[0] }
  await knex('idea').insert({ ...idea, id: archived, archiveDate: date })
  await knex('idea').insert({ ...idea, id: open })
  const select = (id: string, selected: string) =>
    knex('user_account').where({ id }).update({ selectedIdeaId: selected })
  await select(users[0], archived)
  await select(users[1], open)
  await migrate(knex)
  const selectedOf = async (id: string) =>
    (await knex('user_account').where({ id }).first('selectedIdeaId'))?.selectedIdeaId
  expect(await selectedOf(users[0])).toBeNull()
  expect(await selectedOf(users[1])).toBe(open)
})

it('marks the ads that run, leaves the owner’s switch, and raises the starting tokens once', async () => {
  const userId = await addAccount(50)
  const newcomer = await addAccount(100)
  await knex('idea').insert({ id: ideaId, userId, title: 'Nightjar Lamps', creationDate: date })
  const submitted = { submittedDate: date }
  const begun = { ...submitted, startDate: date }
  const over = { ...begun, endedDate: date, stopReason: 'finished' }
  const set = [[1, true, false]]
  const ads: readonly (readonly [string, unknown[]])[] = [
    [await addAd(userId, 'pending_approval', { launches: [submitted] }), set],
    [await addAd(userId, 'running', { launches: [begun] }), set],
    [await addAd(userId, 'LIVE', { launches: [begun] }), set],
    [await addAd(userId, 'payment_failed', { launches: [begun] }), set],
    [await addAd(userId, 'payment_failed', { launches: [{}] }), []],
    // Paused before it was ever live.
    [await addAd(userId, 'payment_failed', { launches: [submitted] }), []],
    [await addAd(userId, 'running', { launches: [over] }), []],
    // The launch before the latest has lost its end, of another step.
    [await addAd(userId, 'running', { launches: [{ ...begun, componentId: 'c0' }, begun] }), set],
    [await addAd(userId, 'pending', { launches: [{}] }), []],
    [await addAd(userId, 'finished', { launches: [over] }), []],
    [await addAd(userId, 'rejected', { launches: [over] }), []],
    [await addAd(userId, 'pending_refund', { launches: [over] }), []],
    [await addAd(userId, 'IN_PROGRESS'), []],
    // Set by hand, regardless of what was live.
    [
      await addAd(userId, 'IN_PROGRESS', { written: [false, true] }),
      [
        [1, false, true],
        [2, true, true],
        [3, null, false],
      ],
    ],
    [
      await addAd(userId, 'running', { launches: [begun], written: [true] }),
      [
        [1, true, true],
        [2, null, false],
        [3, true, false],
      ],
    ],
    [await addAd(userId, 'IN_PROGRESS', { written: [false] }), [[1, false, true]]],
    [await addAd(userId, 'running', { launches: [begun], written: [false] }), [[1, false, true]]],
  ]
  await migrate(knex)
  const check = async () => {
    for (const [id, values] of ads) expect(await valuesOf(id)).toEqual(values)
    for (const owner of [userId, newcomer])
      expect(await balancesOf(knex, owner)).toEqual({ 'tokens:free': freeStartingTokens })
    expect(await knex('ledger_entry').sum({ total: 'amount' }).first()).toEqual({ total: 0 })
  }
  await check()
  // As if a node had died before the version was recorded.
  await knex.transaction(async (trx) => migrations.find((migration) => migration.name === name)?.up(trx))
  await check()
})
