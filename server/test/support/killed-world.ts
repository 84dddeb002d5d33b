import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { insertAccount } from '../../src/areas/account/account.repo.ts'
import { openSession } from '../../src/areas/account/session.service.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import { systemClock } from '../../src/clock.ts'
import type { Db } from '../../src/db/db.ts'
import { post } from '../../src/ledger/ledger.repo.ts'
import { grantStartingTokens } from '../../src/ledger/starting-tokens.ts'

const grantedTokens = 200
const startingTokens = 100
const price = 10

/** What tests of killed nodes work on, by a database of their own and programs. */
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

/** A call to a program, by its address. */
export async function call(
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

/** What must hold once all makings of ads have ended, however often they were begun. Returns how many there were. */
export async function expectBalanced(db: Db, { userId, ideaIds }: World): Promise<number> {
  const runs = await db('run').where({ user_id: userId, kind: 'ad-generation' })
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
  return runs.length
}
