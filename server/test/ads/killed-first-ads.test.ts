import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ReplyOf } from '@aloft/contract/schemas'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { call, createWorld, expectBalanced, type World } from '../support/killed-world.ts'
import { endProgram, endProgramsAfterAll, listening, startProgram, told } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'

type FirstAds = NonNullable<ReplyOf<'get-first-ads'>['firstAds']>

const brandCount = 3
const recoveryMs = 60_000
// All of them in `npm run proof`.
const points = ['first-ads-before-next:2', 'first-ads-next:3']
if (process.env['PROOF'] === '1') points.push('ad-texts-kept:4', 'ad-before-end:3', 'ad-ended:3')

// Most of the time is spent waiting until a node is missed, so the tests wait together.
endProgramsAfterAll()

/** Orders the first ads of every brand at once; a call that was cut off is repeated with its key, as the app would. */
async function orderAds(url: string, { ideaIds, token }: World): Promise<void> {
  await Promise.allSettled(
    ideaIds.map((ideaId) => {
      const headers = { authorization: `bearer ${token}`, 'idempotency-key': ideaId }
      return call(url, 'create-first-ads', { ideaId }, headers)
    }),
  )
}

async function endedOrders(url: string, { ideaIds, token }: World): Promise<readonly FirstAds[]> {
  const deadline = Date.now() + recoveryMs
  for (;;) {
    const replies = await Promise.all(
      ideaIds.map((ideaId) => call(url, 'get-first-ads', { ideaId }, { authorization: `bearer ${token}` })),
    )
    const orders = replies.flatMap((reply) => (reply as ReplyOf<'get-first-ads'>).firstAds ?? [])
    if (orders.length === ideaIds.length && orders.every(({ isOpen }) => !isOpen)) return orders
    if (Date.now() > deadline) throw new Error(`still open after ${recoveryMs} ms`)
    await setTimeout(400)
  }
}

describe.concurrent('orders of first ads survive a killed server', { timeout: 3 * recoveryMs }, () => {
  it.each(points)('at %s', async (fault) => {
    const where = inject('testDatabase')
    const dir = mkdtempSync(join(tmpdir(), 'aloft-killed-'))
    const testDatabase = where.kind === 'postgres' ? await openTestDatabase() : undefined
    const url = testDatabase?.url
    const env: Record<string, string> = { DATA_DIR: dir, ...(url && { DATABASE_URL: url }) }
    const open = () => openDatabase({ url, dir: join(dir, 'database') })
    const before = await open()
    const world = await createWorld(before.knex, brandCount)
    await before.close()

    const first = startProgram({ ...env, FAULT_POINT: fault })
    const [firstUrl = ''] = await told(first, listening)
    await orderAds(firstUrl, world)
    expect(await first.exit).toBeNull()

    const second = startProgram(env)
    const [secondUrl = ''] = await told(second, listening)
    await orderAds(secondUrl, world)
    const orders = await endedOrders(secondUrl, world)
    for (const { ads } of orders) {
      expect(ads.map(({ platform }) => platform)).toEqual(['facebook', 'google', 'instagram'])
      for (const { status } of ads) expect(['DONE', 'FAIL']).toContain(status)
    }
    await endProgram(second.child, 'SIGTERM')

    const after = await open()
    expect(await expectBalanced(after.knex, world)).toBe(3 * brandCount)
    await after.close()
    await testDatabase?.close()
    rmSync(dir, { recursive: true })
  })
})
