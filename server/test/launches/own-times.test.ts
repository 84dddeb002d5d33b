import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import type { AdPlatformGateway } from '../../src/gateways/ad-platform/ad-platform.port.ts'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import { createLaunchableAd, grantCredit, passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const hourMs = 3_600_000
const resultsApart = 3

/** A platform on which a live ad has a result every third hour. */
const steady: AdPlatformGateway = {
  ...createEmbeddedAdPlatform({ seed: 'nightjar' }),
  async report(_, from, until) {
    const first = Math.ceil(from.getTime() / hourMs / resultsApart) * resultsApart * hourMs
    const count = Math.max(0, Math.ceil((until.getTime() - first) / hourMs / resultsApart))
    const one = { arm: 'original' as const, spend: 1, impressions: 10, clicks: 1, conversions: 1 }
    return Array.from({ length: count }, (_each, index) => ({
      ...one,
      date: new Date(first + index * resultsApart * hourMs),
    }))
  },
}
const adPlatforms = { google: steady, facebook: steady, instagram: steady }
const server = await useServer({ privateOrigins: [], gateways: { adPlatforms } })
const { knex } = server.database

it.each([
  ['hour by hour', [6 * 24, ...Array.from({ length: 24 }, () => 1)]],
  ['after a week', [7 * 24]],
])('has learned at the end of the hour of its fiftieth result, looked at %s (OPN-82)', async (_, leaps) => {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 17_850)
  const launched = await server.call('launch-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  expect(launched.body).not.toHaveProperty('error')
  await passHours(server, 50)
  // Not in the last days of the launch, and whatever its results cost.
  const launch = knex('ad_run').where({ balloonId })
  const { startDate } = await launch.clone().first('startDate')
  await launch.clone().update({ expectedCost: null, durationDays: 30, endDate: addHours(startDate, 30 * 24) })
  for (const hours of leaps) await passHours(server, hours)
  const first = Math.ceil(startDate.getTime() / hourMs / resultsApart) * resultsApart * hourMs
  const learned = new Date(first + 49 * resultsApart * hourMs + hourMs)
  const moves = await knex('ad_status_change').where({ balloonId }).orderBy('seq').select('status', 'date')
  expect(moves.slice(-2)).toEqual([
    { status: 'learning', date: startDate },
    { status: 'running', date: learned },
  ])
})
