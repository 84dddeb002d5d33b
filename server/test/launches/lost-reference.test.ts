import { addHours } from '@aloft/domain/core/dates'
import { beforeEach, expect, it } from 'vitest'
import { newOrder } from '../../src/gateways/ad-platform/ad-order.fixtures.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { plainPlatform } from '../support/plain-platform.ts'
import { createLaunchableAd, createLaunch, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const nothing = async () => {}
const hooks = { isAway: false, whenMade: nothing, beforeShown: nothing, whenShown: nothing }
let calls: string[] = []
beforeEach(() => {
  Object.assign(hooks, { isAway: false, whenMade: nothing, beforeShown: nothing, whenShown: nothing })
  calls = []
})

const platform = plainPlatform({
  find: (key) =>
    hooks.isAway ? Promise.reject(new Error('the platform is away')) : platform.plain.find(key),
  async create(order, key) {
    const ref = await platform.plain.create(order, key)
    await hooks.whenMade()
    return ref
  },
  async setStatus(ref, status, at) {
    if (status === 'active') await hooks.beforeShown()
    calls.push(status)
    const shown = await platform.plain.setStatus(ref, status, at)
    if (status === 'active') await hooks.whenShown()
    return shown
  },
})
const server = await useServer({ privateOrigins: [], gateways: { adPlatforms: platform.adPlatforms } })
const { clock, database } = server
const { knex } = database

/** An ad that was approved some hours ago, with no record of whether it was sent. */
async function approvedAd() {
  const ad = await ownAd(server)
  const { ideaId, balloonId, login } = ad
  const changes = { approvedDate: addHours(clock.real(), -8) }
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'pending_approval', changes })
  const stop = () => server.call('stop-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  return { ...ad, launchId, stop }
}

/** A node sends the ad to the platform and dies before it records that. */
async function sendAndDie(launchId: string): Promise<void> {
  const ref = await platform.plain.create(newOrder('facebook'), launchId)
  await platform.plain.setStatus(ref, 'active', clock.real())
  expect(platform.shows(launchId)).toBe(true)
}

it('is paused by a stop, though the node that sent it died before it kept the reference', async () => {
  const { launchId, stop } = await approvedAd()
  await sendAndDie(launchId)
  expect((await stop()).body).toMatchObject({ creditedAmount: 119 })
  await workOff(server)
  expect(platform.shows(launchId)).toBe(false)
})

it('is not made only to be paused', async () => {
  const { launchId, stop } = await approvedAd()
  expect((await stop()).body).toMatchObject({ creditedAmount: 119 })
  await workOff(server)
  expect(platform.shows(launchId)).toBeUndefined()
})

it('is asked for until the platform answers', async () => {
  const { launchId, stop } = await approvedAd()
  await sendAndDie(launchId)
  hooks.isAway = true
  await stop()
  await workOff(server)
  const spent = knex('boss.job').where({ name: 'spent' }).whereNot({ state: 'completed' })
  await expect.poll(() => spent.clone().first('id'), { timeout: 10_000 }).toBeUndefined()
  expect(platform.shows(launchId)).toBe(true)
  hooks.isAway = false
  await passHours(server, 0.3)
  expect(platform.shows(launchId)).toBe(false)
})

/** A launched and approved ad, and the actions possible while one node sends it. */
async function launchedAd() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 17_850)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  expect((await server.call('launch-ad', subject, login)).body).not.toHaveProperty('error')
  const own = knex('ad_run').where({ balloonId })
  const findLaunch = async () => own.clone().first()
  const { id: launchId } = await findLaunch()
  await own.clone().update({ approvedDate: clock.real() })
  const send = async () => {
    await server.queue.add(knex, 'advance-launch', { launchId })
    await workOff(server)
  }
  /** Stops it, and waits until another node has done the follow-up work. */
  const stopMeanwhile = async () => {
    await server.call('stop-ad', subject, login)
    server.queue.wake('fast')
    await expect.poll(async () => (await findLaunch()).platformRef).not.toBeNull()
    await expect.poll(async () => (await findLaunch()).isShown).toBe(false)
  }
  return { launchId, findLaunch, send, stopMeanwhile }
}

it('is paused where it was stopped while it was being shown', async () => {
  const { launchId, findLaunch, send, stopMeanwhile } = await launchedAd()
  hooks.beforeShown = async () => {
    hooks.beforeShown = nothing
    await stopMeanwhile()
  }
  await send()
  expect((await findLaunch()).endedDate).not.toBeNull()
  expect(platform.shows(launchId)).toBe(false)
})

it('is paused where its node died as it showed it, after a stop had paused it', async () => {
  const { launchId, send, stopMeanwhile } = await launchedAd()
  hooks.beforeShown = async () => {
    hooks.beforeShown = nothing
    await stopMeanwhile()
  }
  hooks.whenShown = () => Promise.reject(new Error('its node died'))
  await send()
  expect(platform.shows(launchId)).toBe(false)
})

it('is paused by a stop, though the node that showed it again for a new month died', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  const platformRef = await platform.plain.create(newOrder('facebook'), 'held')
  const changes = { platformRef, isShown: false, fundedPeriods: 2, syncedUntil: clock.real() }
  await createLaunch(server, { ideaId, balloonId, status: 'learning', changes })
  await platform.plain.setStatus(platformRef, 'active', clock.real())
  await server.call('stop-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  await workOff(server)
  expect(platform.shows('held')).toBe(false)
})

it('is not shown at all where it was stopped while it was being made', async () => {
  const { launchId, send, stopMeanwhile } = await launchedAd()
  hooks.whenMade = async () => {
    hooks.whenMade = nothing
    await stopMeanwhile()
  }
  await send()
  expect(platform.shows(launchId)).toBe(false)
  expect(calls).toEqual(['paused'])
})

it('is known and paused, though the node that sent it made it after a stop had looked for it', async () => {
  const { launchId, stop } = await approvedAd()
  await stop()
  await workOff(server)
  await sendAndDie(launchId)
  await passHours(server, 1.1)
  expect(platform.shows(launchId)).toBe(false)
  const launch = await knex('ad_run').where({ id: launchId }).first('platformRef', 'isShown')
  expect(launch).toEqual({ platformRef: `plain:${launchId}`, isShown: false })
})

it('is paused before its account is erased', async () => {
  const { login, launchId } = await approvedAd()
  await sendAndDie(launchId)
  await knex('user_account').where({ id: login.id }).update({ deletionDate: clock.real() })
  await server.queue.add(knex, 'erase-account', { userId: login.id })
  server.queue.wake('slow')
  const account = knex('user_account').where({ id: login.id })
  await expect.poll(() => account.clone().first('id'), { timeout: 10_000 }).toBeUndefined()
  expect(platform.shows(launchId)).toBe(false)
})
