import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ActionName } from '@aloft/contract/actions'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { v7 as uuidv7 } from 'uuid'
import { expect, inject } from 'vitest'
import { insertAccount } from '../../src/areas/account/account.repo.ts'
import { openSession } from '../../src/areas/account/session.service.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import { systemClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Db } from '../../src/db/db.ts'
import { post } from '../../src/ledger/ledger.repo.ts'
import { grantStartingTokens } from '../../src/ledger/starting-tokens.ts'
import { endProgram, listening, startProgram, waitForOutput } from './program.ts'
import { openTestDatabase } from './test-database.ts'

/** Maximum time for a node to finish a killed node's work. */
export const recoveryMs = 60_000

const grantedTokens = 200
const startingTokens = 100
const price = 10

/** The data of tests with killed nodes, in a separate database with its own programs. */
export interface World {
  readonly userId: string
  readonly token: string
  readonly ideaIds: readonly string[]
}

/** A paid account with brands, each with its brief, and 300 tokens. */
export async function createWorld(db: Db, brandCount: number): Promise<World> {
  const userId = uuidv7()
  const now = systemClock.real()
  const email = `${userId}@clients.example`
  const person = { id: userId, email, username: 'Mara Quinn', passwordHash: 'none', language: 'en' }
  await insertAccount(db, { ...person, referralCode: null, isAdmin: false, now })
  await db('user_account').where({ id: userId }).update({ planLabel: 'expand-2407' })
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

/**
 * Sends a command for every brand at once. Like the app, it repeats a call that the dying server left open
 * with the same key, which here is the brand's id.
 */
export async function callForBrands(
  url: string,
  action: ActionName,
  { ideaIds, token }: World,
  payload: object = {},
): Promise<void> {
  await Promise.allSettled(
    ideaIds.map((ideaId) => {
      const headers = { authorization: `bearer ${token}`, 'idempotency-key': ideaId }
      return call(url, action, { ...payload, ideaId }, headers)
    }),
  )
}

/** Polls every brand until all replies report the end of the work, and returns those replies. */
export async function repliesOnceOver<Action extends ActionName>(
  url: string,
  action: Action,
  { ideaIds, token }: World,
  isOver: (reply: ReplyOf<Action>) => boolean,
): Promise<ReplyOf<Action>[]> {
  const deadline = Date.now() + recoveryMs
  for (;;) {
    const replies = await Promise.all(
      ideaIds.map((ideaId) => call(url, action, { ideaId }, { authorization: `bearer ${token}` })),
    )
    if ((replies as ReplyOf<Action>[]).every(isOver)) return replies as ReplyOf<Action>[]
    if (Date.now() > deadline) {
      throw new Error(`not over after ${recoveryMs} ms: ${JSON.stringify(replies)}`)
    }
    await setTimeout(400)
  }
}

/**
 * Starts a server that dies at `fault` during the calls of `send`, then a second one on the same database,
 * which gets the same calls and is checked by `expectEnds`. Returns what `audit` counts, by default the started ads.
 */
export async function outliveKilledServer({
  fault,
  brandCount,
  send,
  expectEnds,
  audit = expectBalanced,
}: {
  readonly fault: string
  readonly brandCount: number
  readonly send: (url: string, world: World) => Promise<void>
  readonly expectEnds: (url: string, world: World) => Promise<void>
  /** Checks what is stored in the end, and returns how many things were made. */
  readonly audit?: (db: Db, world: World) => Promise<number>
}): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'aloft-killed-'))
  const testDatabase = inject('testDatabase').kind === 'postgres' ? await openTestDatabase() : undefined
  const url = testDatabase?.url
  const env: Record<string, string> = { DATA_DIR: dir, ...(url && { DATABASE_URL: url }) }
  const open = () => openDatabase({ url, dir: join(dir, 'database') })
  const before = await open()
  const world = await createWorld(before.knex, brandCount)
  await before.close()

  const first = startProgram({ ...env, FAULT_POINT: fault })
  const [firstUrl = ''] = await waitForOutput(first, listening)
  await send(firstUrl, world)
  expect(await first.exit).toBeNull()

  const second = startProgram(env)
  const [secondUrl = ''] = await waitForOutput(second, listening)
  // Like in the app, calls that were cut off before they were executed are repeated.
  await send(secondUrl, world)
  await expectEnds(secondUrl, world)
  await endProgram(second.child, 'SIGTERM')

  const after = await open()
  const count = await audit(after.knex, world)
  await after.close()
  await testDatabase?.close()
  rmSync(dir, { recursive: true })
  return count
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
 * What must be true once all ad generations have ended, however often they were started. Returns their
 * number.
 */
export async function expectBalanced(db: Db, { userId, ideaIds }: World): Promise<number> {
  const tasks = await db('run').where({ userId, kind: 'ad-generation' })
  const done = tasks.filter(({ status }) => status === 'DONE')
  const postings = await db('ledger_posting').where('reference', 'like', 'ad:%')
  for (const { id } of tasks) {
    const own = postings.filter(({ reference }) => reference.startsWith(`ad:${id}:`))
    expect(own.map(({ reference }) => reference.split(':')[2]).toSorted()).toEqual(['end', 'reserve'])
  }
  const rows: { account: string; total: number }[] = await db('ledger_entry')
    .groupBy('account')
    .select('account')
    .sum({ total: 'amount' })
  const total = (account: string) => rows.find((row) => row.account === account)?.total ?? 0
  expect(total('tokens:reserved')).toBe(0)
  expect(total('tokens:spent')).toBe(price * done.length)
  const left = startingTokens + grantedTokens - price * done.length
  expect(total('tokens:free') + total('tokens:additional')).toBe(left)
  const balloons = await db('balloon').whereIn('ideaId', ideaIds)
  expect(balloons).toHaveLength(done.length)
  expect(balloons.every(({ progress }) => progress === 100)).toBe(true)
  return tasks.length
}
