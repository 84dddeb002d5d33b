import { afterAll, expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { createLaunchableAd, grantCredit } from '../support/launches.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { startTestServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'
import { auditAd } from './audit-launches.ts'
import { startServers } from './fleet.ts'
import { nowOf, rest } from './product-time.ts'

const database = await openTestDatabase()
const { knex, url = '' } = database
const home = await startTestServer({ database })
const fleet = await startServers(2, url, {})
afterAll(async () => {
  await fleet.stop()
  await home.stop()
  await database.close()
})

async function launchedAd(values: Record<string, string | number>, credit: number) {
  const login = await createAccount(home)
  const ideaId = await createBrand(home, { userId: login.id })
  const balloonId = await createLaunchableAd(home, ideaId, values)
  await grantCredit(home, ideaId, credit)
  const { body } = await home.call('launch-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  expect(body).not.toHaveProperty('error')
  return { login, balloonId }
}

/** Both nodes do the same due work at the same time, repeatedly, until nothing is due. */
async function passDays(days: number, balloonIds: readonly string[]): Promise<void> {
  await knex('product_clock').increment('offsetHours', days * 24)
  const launchIds = await knex('ad_run')
    .whereIn('balloonId', [...balloonIds])
    .pluck('id')
  for (const launchId of [...launchIds, ...launchIds, ...launchIds, ...launchIds])
    await home.queue.add(knex, 'advance-launch', { launchId })
  await rest(home)
}

it('makes each transition of a launch once, though two nodes do the same due work at the same time', async () => {
  const once = await Promise.all([launchedAd({}, 17_850), launchedAd({}, 17_850)])
  const monthly = await launchedAd({ 'component/c1/fundingRecurrence': 'monthly' }, 2 * 17_850)
  const ads = [...once, monthly]
  const balloonIds = ads.map(({ balloonId }) => balloonId)
  for (const days of [3, 10, 22]) {
    await passDays(days, balloonIds)
    const now = await nowOf(home)
    const audits = await Promise.all(balloonIds.map((id) => auditAd(knex, id, now)))
    expect(audits.flatMap(({ faults }) => faults)).toEqual([])
  }
  for (const { login } of once)
    expect(await balancesOf(knex, login.id)).toMatchObject({ 'ad:budget': 0, refund: 0 })
  const launch = await knex('ad_run').where({ balloonId: monthly.balloonId }).first()
  expect(launch.fundedPeriods).toBe(2)
  expect(await balancesOf(knex, monthly.login.id)).toMatchObject({ credit: 0, 'ad:budget': 30_000 })
})
