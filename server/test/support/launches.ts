import { type BalloonStatus, isSubmitted } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { JsonValue } from '@aloft/domain/core/json'
import { v7 as uuidv7 } from 'uuid'
import { setActiveFlag } from '../../src/areas/balloons/active-flag.repo.ts'
import { lockBrandOwner } from '../../src/areas/balloons/balloon.repo.ts'
import { bookPaid, creditKey } from '../../src/areas/launches/core/launch-money.service.ts'
import { insertLaunch, type LaunchChanges, updateLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import type { Lane } from '../../src/queue/catalogue.ts'
import type { TestServer } from './test-server.ts'
import { bookForPayer, createBalloon } from './world.ts'

/** Gives credit to the payer of a brand, in minor units of EUR. */
export async function grantCredit(server: TestServer, ideaId: string, amount: number): Promise<void> {
  await bookForPayer(server, ideaId, (ownerId) => [
    { ownerId, account: 'credit', unit: 'EUR', amount },
    { ownerId, account: 'cash', unit: 'EUR', amount: -amount },
  ])
}

const ireland = {
  type: 'region',
  name: 'Ireland',
  region: null,
  country_name: null,
  primary_city: null,
  country_code: 'IE',
  population: null,
  circle: null,
}

/** Values of a complete Google ad, for step `c1` with 150.00 EUR and ten days. */
export const launchableValues = {
  'component/c1/type': 'googleAdCampaign',
  'component/c1/headline1': 'Lamps made in Galway',
  'component/c1/headline2': 'Rewired for a lifetime',
  'component/c1/headlined': 'Table lamps by hand',
  'component/c1/description1': 'Blown, turned and wired at one bench.',
  'component/c1/description2': 'Every lamp can be opened and rewired.',
  'component/c1/keywords': ['table lamp', 'glass lamp', 'lamp repair'],
  'component/c1/locations': [{ ...ireland }],
  'component/c1/plannedBudget': 150,
  'component/c1/durationDays': 10,
  'component/c2/type': 'externalPage',
  'component/c2/url': 'https://nightjar.example/lamps',
}

/**
 * An ad that only lacks credit for its launch: its owner may launch and has published it, and the snippet was
 * found on the website.
 */
export async function createLaunchableAd(
  server: TestServer,
  ideaId: string,
  values: Record<string, JsonValue> = {},
): Promise<string> {
  const { knex } = server.database
  const owner = await lockBrandOwner(knex, ideaId)
  const rights = { isEmailValidated: true, planLabel: 'expand-2407' }
  await knex('user_account').where({ id: owner.id }).update(rights)
  await knex('idea')
    .where({ id: ideaId })
    .update({ snippet: { isValidated: true } })
  const balloonId = await createBalloon(server, { ideaId, values: { ...launchableValues, ...values } })
  await knex('balloon')
    .where({ id: balloonId })
    .update({ platform: 'google', publishDates: [server.clock.real()] })
  return balloonId
}

/** Values of a flow that counts conversions: after its ad `c1` it has a goal where the snippet was found. */
export const verifiedGoal = {
  componentOrder: [['c1'], ['g']],
  'component/g/type': 'goal',
  'component/g/goalUrl': 'https://nightjar.example/thanks',
  'component/g/isValidated': true,
}

/**
 * A launch of an ad's step `c1`, paid with 100.00 EUR and 19.00 EUR of VAT, with the ad in the given status.
 */
export async function createLaunch(
  server: TestServer,
  ad: { ideaId: string; balloonId: string; status: BalloonStatus; changes?: LaunchChanges },
): Promise<string> {
  const { clock } = server
  const { knex } = server.database
  const launchId = uuidv7()
  const now = clock.real()
  const { changes = {} } = ad
  await grantCredit(server, ad.ideaId, 11_900)
  const owner = await lockBrandOwner(knex, ad.ideaId)
  const earlier = await knex('ad_run').where({ balloonId: ad.balloonId }).count({ count: '*' }).first()
  const launch = {
    id: launchId,
    balloonId: ad.balloonId,
    componentId: 'c1',
    ideaId: ad.ideaId,
    ownerId: owner.id,
    number: Number(earlier?.['count'] ?? 0) + 1,
    platform: 'facebook',
    adAccountType: 'provider',
    snapshot: {},
    currency: 'EUR',
    budget: 10_000,
    vat: 1_900,
    vatPercent: 19,
    commissionPercent: 20,
    dailyBudget: 1_000,
    fundingRecurrence: 'oneOff',
    durationDays: 10,
    conversionObjective: 'sales',
    goalValue: 3_000,
    creationDate: now,
  } as const
  await insertLaunch(knex, launch)
  const bill = { budget: 10_000, vat: 1_900, credit: 11_900, toPay: 0 }
  await knex.transaction((trx) => bookPaid(trx, launch, { key: creditKey(launchId, 1), bill, now }))
  const started = { approvedDate: now, startDate: now, endDate: addHours(now, 240) }
  await updateLaunch(knex, launchId, { submittedDate: now, ...(isLive(ad.status) && started), ...changes })
  await knex('balloon').where({ id: ad.balloonId }).update({ status: ad.status })
  if (isSubmitted(ad.status)) await setActiveFlag(knex, ad.balloonId, now)
  return launchId
}

/** Live ads of a brand, which count towards its owner's plan. */
export async function createActiveAds(server: TestServer, ideaId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const balloonId = await createBalloon(server, { ideaId })
    await createLaunch(server, { ideaId, balloonId, status: 'running' })
    ids.push(balloonId)
  }
  return ids
}

/** Lets product time pass and waits until every resulting job is done. */
export async function passHours(server: TestServer, hours: number): Promise<void> {
  // What has begun takes its dates from the clock as it is now, and would schedule its next step after the search for due work.
  await workOff(server)
  // The real clock stays: sessions end by it.
  await server.database.knex('product_clock').increment('offsetHours', hours)
  await server.fallDue()
  await workOff(server)
}

/** Waits until no jobs of launches are left, or of another lane. */
export async function workOff({ database, queue }: TestServer, lane: Lane = 'fast'): Promise<void> {
  const open = database
    .knex('boss.job')
    .where({ name: lane })
    .whereIn('state', ['created', 'active', 'retry'])
  for (;;) {
    const states: string[] = await open.clone().pluck('state')
    if (states.length === 0) return
    // Four workers search for a job then, which costs as much as a small one.
    if (states.some((state) => state !== 'active')) queue.wake(lane)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
