import { describe, expect, it } from 'vitest'
import { callForBrands, outliveKilledServer, recoveryMs, repliesOnceOver } from '../support/killed-world.ts'
import { endProgramsAfterAll } from '../support/program.ts'

const brandCount = 3
// `npm run proof` uses all of them.
const points = ['first-ads-before-next:2', 'first-ads-next:3']
if (process.env['PROOF'] === '1') points.push('ad-texts-kept:4', 'ad-before-end:3', 'ad-ended:3')

// Most of the time is spent waiting for a dead node to be detected, so the tests wait at the same time.
endProgramsAfterAll()

describe.concurrent('orders of first ads survive a killed server', { timeout: 3 * recoveryMs }, () => {
  it.each(points)('at %s', async (fault) => {
    const count = await outliveKilledServer({
      fault,
      brandCount,
      send: (url, world) => callForBrands(url, 'create-first-ads', world),
      async expectEnds(url, world) {
        const replies = await repliesOnceOver(
          url,
          'get-first-ads',
          world,
          ({ firstAds }) => firstAds?.isOpen === false,
        )
        for (const { firstAds } of replies) {
          expect(firstAds?.ads.map(({ platform }) => platform)).toEqual(['facebook', 'google', 'instagram'])
          for (const { status } of firstAds?.ads ?? []) expect(['DONE', 'FAIL']).toContain(status)
        }
      },
    })
    expect(count).toBe(3 * brandCount)
  })
})
