import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { afterAll, describe, expect, inject, it } from 'vitest'
import {
  callForBrands,
  createWorld,
  expectBalanced,
  outliveKilledServer,
  recoveryMs,
  repliesOnceOver,
  type World,
} from '../support/killed-world.ts'
import {
  endProgram,
  endProgramsAfterAll,
  listening,
  startProgram,
  waitForOutput,
} from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'

const brandCount = 10
// `npm run proof` uses all of them.
const points = ['ad-texts-kept:3', 'ad-before-end:4']
if (process.env['PROOF'] === '1') points.push('ad-begun:2', 'ad-ended:2')

// Most of the time is spent waiting for a dead node to be detected, so the tests wait at the same time.
endProgramsAfterAll()

const createAds = (url: string, world: World) => callForBrands(url, 'create-ad', world, exampleAdParams)

/** Waits until no ad is being generated, and returns the result of each. */
async function endsOf(url: string, world: World): Promise<(string | null)[]> {
  const isOver = ({ adGenStatus }: ReplyOf<'get-ad-gen-status'>) => adGenStatus?.status !== 'IN_PROGRESS'
  const replies = await repliesOnceOver(url, 'get-ad-gen-status', world, isOver)
  return replies.map(({ adGenStatus }) => adGenStatus?.status ?? null)
}

describe.concurrent('ten ads at once survive a killed server', { timeout: 3 * recoveryMs }, () => {
  it.each(points)('at %s', async (fault) => {
    const count = await outliveKilledServer({
      fault,
      brandCount,
      send: createAds,
      async expectEnds(url, world) {
        const ends = await endsOf(url, world)
        expect(ends).toHaveLength(brandCount)
        for (const end of ends) expect(['DONE', 'FAIL']).toContain(end)
      },
    })
    expect(count).toBe(brandCount)
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
      const [doomedUrl = ''] = await waitForOutput(doomed, listening)
      const other = startProgram(env)
      const [otherUrl = ''] = await waitForOutput(other, listening)

      await createAds(doomedUrl, world)
      expect(await doomed.exit).toBeNull()
      await createAds(otherUrl, world)
      const ends = await endsOf(otherUrl, world)
      expect(ends.filter((end) => end === 'DONE')).toHaveLength(brandCount)
      expect(await expectBalanced(database.knex, world)).toBe(brandCount)
      const attempts = await database.knex('run').where({ userId: world.userId }).pluck('attempts')
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
