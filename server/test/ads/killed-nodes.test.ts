import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { call, createWorld, expectBalanced, type World } from '../support/killed-world.ts'
import { endProgramsAfterAll, endProgram, listening, startProgram, told } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'

const brandCount = 10
const recoveryMs = 60_000
// All of them in `npm run proof`.
const points = ['ad-texts-kept:3', 'ad-before-end:4']
if (process.env['PROOF'] === '1') points.push('ad-begun:2', 'ad-ended:2')

// Most of the time is spent waiting until a node is missed, so the tests wait together.
endProgramsAfterAll()

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

describe.concurrent('ten ads at once survive a killed server', { timeout: 3 * recoveryMs }, () => {
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
    expect(await expectBalanced(after.knex, world)).toBe(brandCount)
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
      const world = await createWorld(database.knex, brandCount)
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
      expect(await expectBalanced(database.knex, world)).toBe(brandCount)
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
