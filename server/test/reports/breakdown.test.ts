import type { AdBreakdown } from '@aloft/domain/ads/ad-performance.entity'
import { maxBrokenDown } from '@aloft/domain/ads/breakdowns.rules'
import { addHours } from '@aloft/domain/core/dates'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect, it } from 'vitest'
import { ownAd } from '../balloons/owned-ad.ts'
import { createLaunch } from '../support/launches.ts'
import { plainPlatform } from '../support/plain-platform.ts'
import { useServer } from '../support/test-server.ts'

/** What the platform was asked for, by its reference, and how much of it at the same time. */
const asked: string[] = []
let running = 0
let most = 0
let refused: string | null = null

async function answer<Result>(ref: string, result: Result): Promise<Result> {
  asked.push(ref)
  most = Math.max(most, ++running)
  await sleep(2)
  running--
  if (ref === refused) throw new Error('refused')
  return result
}

const { adPlatforms } = plainPlatform({
  breakdowns: (ref) => answer(ref, ['device']),
  breakDown: (ref) =>
    answer(ref, [{ key: 'phone', impressions: 10, clicks: 1, conversions: 0, spend: 25, revenue: 0 }]),
})
const server = await useServer({ gateways: { adPlatforms } })

it('asks the platforms for the newest launches of a brand, few at once, and names the others', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  const now = server.clock.real()
  const numLaunches = maxBrokenDown + 3
  const { knex } = server.database
  const first = { number: 1, id: await createLaunch(server, { ideaId, balloonId, status: 'finished' }) }
  const row = await knex('ad_run').where({ id: first.id }).first()
  const launches = [
    first,
    ...Array.from({ length: numLaunches - 1 }, (_, place) => ({ number: place + 2, id: uuidv7() })),
  ]
  for (const { id, number } of launches) {
    const date = addHours(now, number - 1_000)
    const dates = { submittedDate: date, startDate: date, endDate: now, syncedUntil: now }
    const launch = { ...row, ...dates, id, number, platformRef: `launch-${number}` }
    await knex('ad_run').insert(launch).onConflict('id').merge()
  }
  const day = (hours: number) => addHours(now, hours).toISOString().slice(0, 10)
  const payload = { ideaId, balloonId: null, by: 'device', from: day(-1_200), until: day(0) }
  const breakDown = async () => (await server.call('get-ad-breakdown', payload, login)).body

  const { parts, leftOut } = (await breakDown()) as AdBreakdown
  expect(parts).toMatchObject([{ key: 'phone', clicks: maxBrokenDown, cost: maxBrokenDown / 4 }])
  expect(leftOut.map(({ number, runId: id }) => ({ number, id }))).toEqual(launches.slice(0, 3).toReversed())
  expect(leftOut[0]?.balloonId).toBe(balloonId)
  // Each of them twice: which breakdowns its platform has, and this one.
  expect(asked).toHaveLength(2 * maxBrokenDown)
  expect(asked).not.toContain('launch-3')
  expect(most).toBe(5)

  // A platform that fails isn't asked for all the others.
  asked.length = 0
  refused = 'launch-5'
  expect(await breakDown()).toEqual({ error: 'breakdownFailed' })
  expect(asked.length).toBeLessThan(20)
})
