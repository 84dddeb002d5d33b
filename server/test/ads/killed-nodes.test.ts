import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { insertAccount } from '../../src/areas/account/account.repo.ts'
import { openSession } from '../../src/areas/account/session.service.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import { systemClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Db } from '../../src/db/db.ts'
import { grantStartingTokens } from '../../src/ledger/starting-tokens.ts'
import { post } from '../../src/ledger/ledger.repo.ts'
import { endProgramsAfterAll, endProgram, listening, startProgram, told } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'

const brandCount = 10
const grantedTokens = 200
const startingTokens = 100
const price = 10
const recoveryMs = 60_000
// All of them in `npm run proof`.
const points = ['ad-texts-kept:3', 'ad-before-end:4']
if (process.env['PROOF'] === '1') points.push('ad-begun:2', 'ad-ended:2')

// Most of the time is spent waiting until a node is missed, so the tests wait together.
endProgramsAfterAll()

interface World {
  readonly userId: string
  readonly token: string
  readonly ideaIds: readonly string[]
}

/** A paid account with ten brands, each with its brief, and tokens enough for all of them. */
async function createWorld(db: Db): Promise<World> {
  const userId = uuidv7()
  const now = systemClock.real()
  const email = `${userId}@clients.example`
  const person = { id: userId, email, username: 'Mara Quinn', passwordHash: 'none', language: 'en' }
  await insertAccount(db, { ...person, referralCode: null, isAdmin: false, now })
  await db('user_account').where({ id: userId }).update({ plan_label: 'expand-2407' })
  await grantStartingTokens(db, userId, now)
  await db.transaction((trx) =>
    post(trx, {
      reference: `grant:${userId}`,
      kind: 'test',
      date: now,
      entries: [
        { ownerId: userId, account: 'tokens:additional', unit: 'token', amount: grantedTokens },
        { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -grantedTokens },
      ],
    }),
  )
  const ideaIds: string[] = []
  for (let n = 0; n < brandCount; n++) {
    const id = uuidv7()
    const title = `${exampleBrandBrief.name} ${n}`
    await ideasOf(db, userId).insert({ id, teamId: null, title, url: null, adGenData: {}, now })
    await briefsOf(db, id).saveOnly('brand', exampleBrandBrief, null, now)
    ideaIds.push(id)
  }
  const { authToken } = await openSession({ db, clock: systemClock }, userId)
  return { userId, token: authToken, ideaIds }
}

async function call(
  url: string,
  action: string,
  payload: object,
  headers: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${url}/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  })
  return response.json()
}

/**
 * Asks for an ad of every brand at once. As in the app, a call that the dying server leaves open is repeated with
 * the key of the first; the brand's own id serves as that key here.
 */
async function createAds(url: string, { ideaIds, token }: World): Promise<void> {
  await Promise.allSettled(
    ideaIds.map((ideaId) => {
      const headers = { authorization: `bearer ${token}`, 'idempotency-key': ideaId }
      return call(url, 'create-ad', { ...exampleAdParams, ideaId }, headers)
    }),
  )
}

/** Waits until no ad is being made any more, and answers how each of them ended. */
async function endsOf(url: string, { ideaIds, token }: World): Promise<(string | null)[]> {
  const deadline = Date.now() + recoveryMs
  for (;;) {
    const replies = await Promise.all(
      ideaIds.map((ideaId) =>
        call(url, 'get-ad-gen-status', { ideaId }, { authorization: `bearer ${token}` }),
      ),
    )
    const states = replies.map((reply) => (reply as ReplyOf<'get-ad-gen-status'>).adGenStatus?.status ?? null)
    if (!states.includes('IN_PROGRESS')) return states
    if (Date.now() > deadline) throw new Error(`still running after ${recoveryMs} ms: ${states.join(' ')}`)
    await setTimeout(400)
  }
}

/** What must hold once all runs have ended, however often they were begun. */
async function expectBalanced(db: Db, { userId, ideaIds }: World): Promise<void> {
  const runs = await db('run').where({ user_id: userId })
  expect(runs).toHaveLength(ideaIds.length)
  const done = runs.filter(({ status }) => status === 'DONE')
  const postings = await db('ledger_posting').where('reference', 'like', 'ad:%')
  for (const { id } of runs) {
    const own = postings.filter(({ reference }) => reference.startsWith(`ad:${id}:`))
    expect(own.map(({ reference }) => reference.split(':')[2]).toSorted()).toEqual(['end', 'reserve'])
  }
  const rows: { account: string; total: string }[] = await db('ledger_entry')
    .groupBy('account')
    .select('account')
    .sum({ total: 'amount' })
  const total = (account: string) => Number(rows.find((row) => row.account === account)?.total ?? 0)
  expect(total('tokens:reserved')).toBe(0)
  expect(total('tokens:spent')).toBe(price * done.length)
  const left = startingTokens + grantedTokens - price * done.length
  expect(total('tokens:free') + total('tokens:additional')).toBe(left)
  const balloons = await db('balloon').whereIn('idea_id', ideaIds)
  expect(balloons).toHaveLength(done.length)
  expect(balloons.every(({ progress }) => progress === 100)).toBe(true)
}

describe.concurrent('ten ads at once survive a killed server', { timeout: 3 * recoveryMs }, () => {
  it.each(points)('at %s', async (fault) => {
    const where = inject('testDatabase')
    const dir = mkdtempSync(join(tmpdir(), 'aloft-killed-'))
    const testDatabase = where.kind === 'postgres' ? await openTestDatabase() : undefined
    const url = testDatabase?.url
    const env: Record<string, string> = { DATA_DIR: dir, ...(url && { DATABASE_URL: url }) }
    const open = () => openDatabase({ url, dir: join(dir, 'database') })
    const before = await open()
    const world = await createWorld(before.knex)
    await before.close()

    const first = startProgram({ ...env, FAULT_POINT: fault })
    const [firstUrl = ''] = await told(first, listening)
    await createAds(firstUrl, world)
    expect(await first.exit).toBeNull()

    const second = startProgram(env)
    const [secondUrl = ''] = await told(second, listening)
    // Brands whose call was cut off before it was carried out are asked for again, as the app would.
    await createAds(secondUrl, world)
    const ends = await endsOf(secondUrl, world)
    expect(ends).toHaveLength(brandCount)
    for (const end of ends) expect(['DONE', 'FAIL']).toContain(end)
    await endProgram(second.child, 'SIGTERM')

    const after = await open()
    await expectBalanced(after.knex, world)
    await after.close()
    await testDatabase?.close()
    rmSync(dir, { recursive: true })
  })
})

describe.runIf(inject('testDatabase').kind === 'postgres').concurrent('two nodes on one PostgreSQL', () => {
  it(
    'take over the job of the one that is killed while it holds it',
    { timeout: 3 * recoveryMs },
    async () => {
      const database = await openTestDatabase()
      afterAll(() => database.close())
      const world = await createWorld(database.knex)
      const env = { DATABASE_URL: database.url ?? '', DATA_DIR: mkdtempSync(join(tmpdir(), 'aloft-two-')) }
      const doomed = startProgram({ ...env, FAULT_POINT: 'ad-texts-kept:1' })
      const [doomedUrl = ''] = await told(doomed, listening)
      const other = startProgram(env)
      const [otherUrl = ''] = await told(other, listening)

      await createAds(doomedUrl, world)
      expect(await doomed.exit).toBeNull()
      await createAds(otherUrl, world)
      const ends = await endsOf(otherUrl, world)
      expect(ends.filter((end) => end === 'DONE')).toHaveLength(brandCount)
      await expectBalanced(database.knex, world)
      const attempts = await database.knex('run').where({ user_id: world.userId }).pluck('attempts')
      // The killed node held one job or, working on two at once, two; all others were taken once.
      const repeated = attempts.filter((count) => count === 2)
      expect(repeated.length).toBeGreaterThanOrEqual(1)
      expect(repeated.length).toBeLessThanOrEqual(2)
      expect(attempts.filter((count) => count === 1)).toHaveLength(brandCount - repeated.length)
      await endProgram(other.child, 'SIGTERM')
      rmSync(env.DATA_DIR, { recursive: true })
    },
  )
})
