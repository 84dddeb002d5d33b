import { addHours } from '@aloft/domain/core/dates'
import { beforeEach, expect, it } from 'vitest'
import { newOrder } from '../../src/gateways/ad-platform/ad-platform.suite.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { plainPlatform } from '../support/plain-platform.ts'
import { createLaunchableAd, createRun, grantCredit, passHours, workOff } from '../support/runs.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

let isAway = false
let beforeShown: () => Promise<void> = async () => {}
beforeEach(() => {
  isAway = false
  beforeShown = async () => {}
})

const platform = plainPlatform({
  find: (key) => (isAway ? Promise.reject(new Error('the platform is away')) : platform.plain.find(key)),
  async setStatus(ref, status, at) {
    if (status === 'active') await beforeShown()
    return platform.plain.setStatus(ref, status, at)
  },
})
const server = await useServer({ privateOrigins: [], gateways: { adPlatforms: platform.adPlatforms } })
const { clock, database } = server
const { knex } = database

/** An ad that was approved some hours ago, and of whose being sent nothing is known here. */
async function approvedAd() {
  const ad = await ownAd(server)
  const { ideaId, balloonId, login } = ad
  const changes = { approvedDate: addHours(clock.real(), -8) }
  const runId = await createRun(server, { ideaId, balloonId, status: 'pending_approval', changes })
  const stop = () => server.call('stop-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  return { ...ad, runId, stop }
}

/** What a node did at the platform that died before it could write it down. */
async function sendAndDie(runId: string): Promise<void> {
  const ref = await platform.plain.create(newOrder('facebook'), runId)
  await platform.plain.setStatus(ref, 'active', clock.real())
  expect(platform.shows(runId)).toBe(true)
}

it('is paused by a stop, though the node that sent it died before it kept the reference', async () => {
  const { runId, stop } = await approvedAd()
  await sendAndDie(runId)
  expect((await stop()).body).toMatchObject({ creditedAmount: 119 })
  await workOff(server)
  expect(platform.shows(runId)).toBe(false)
})

it('is not made only to be paused', async () => {
  const { runId, stop } = await approvedAd()
  expect((await stop()).body).toMatchObject({ creditedAmount: 119 })
  await workOff(server)
  expect(platform.shows(runId)).toBeUndefined()
})

it('is asked for until the platform answers', async () => {
  const { runId, stop } = await approvedAd()
  await sendAndDie(runId)
  isAway = true
  await stop()
  await workOff(server)
  const spent = knex('boss.job').where({ name: 'spent' }).whereNot({ state: 'completed' })
  await expect.poll(() => spent.clone().first('id'), { timeout: 10_000 }).toBeUndefined()
  expect(platform.shows(runId)).toBe(true)
  isAway = false
  await passHours(server, 0.3)
  expect(platform.shows(runId)).toBe(false)
})

it('is paused where it was stopped while it was being sent', async () => {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 17_850)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  expect((await server.call('launch-ad', subject, login)).body).not.toHaveProperty('error')
  const run = knex('ad_run').where({ balloon_id: balloonId })
  beforeShown = async () => {
    beforeShown = async () => {}
    await server.call('stop-ad', subject, login)
    server.queue.wake('fast')
    await expect.poll(async () => (await run.clone().first('platform_ref')).platform_ref).not.toBeNull()
    await expect.poll(async () => (await run.clone().first('is_shown')).is_shown).toBe(false)
  }
  await passHours(server, 3)
  const { id, ended_date: endedDate } = await run.clone().first('id', 'ended_date')
  expect(endedDate).not.toBeNull()
  expect(platform.shows(id)).toBe(false)
})

it('is paused before its account is erased', async () => {
  const { login, runId } = await approvedAd()
  await sendAndDie(runId)
  await knex('user_account').where({ id: login.id }).update({ deletion_date: clock.real() })
  await server.queue.add(knex, 'erase-account', { userId: login.id })
  server.queue.wake('slow')
  const account = knex('user_account').where({ id: login.id })
  await expect.poll(() => account.clone().first('id'), { timeout: 10_000 }).toBeUndefined()
  expect(platform.shows(runId)).toBe(false)
})
