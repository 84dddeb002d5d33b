import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { findLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { nowOf } from '../many-nodes/product-time.ts'
import { plainPlatform } from '../support/plain-platform.ts'
import { createLaunch, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createBalloon } from '../support/world.ts'

const { adPlatforms, plain } = plainPlatform()
const server = await useServer({ privateOrigins: [], gateways: { adPlatforms } })
const { clock, database } = server
const { knex } = database

it('lives through more than a job takes, and ends its launch', async () => {
  const { ideaId, balloonId } = await ownAd(server)
  const startDate = clock.real()
  // Each is a transition, and one job does fewer of them.
  const days = 210
  const platformRef = await plain.setStatus('plain:long', 'active', startDate)
  const endDate = addHours(startDate, days * 24)
  const changes = { platformRef, isShown: true, durationDays: days, endDate, syncedUntil: startDate }
  await createLaunch(server, { ideaId, balloonId, status: 'learning', changes })
  const launch = knex('ad_run').where({ balloonId })
  const { id } = await launch.clone().first('id')
  await server.queue.add(knex, 'advance-launch', { launchId: id })
  await passHours(server, (days + 1) * 24)
  expect(await launch.clone().first('endedDate')).toEqual({ endedDate: null })
  // The next tick: nobody has asked for it.
  await passHours(server, 0)
  const ended = { endedDate: addHours(endDate, 1 / 3_600_000), stopReason: 'finished' }
  expect(await launch.clone().first('endedDate', 'stopReason')).toEqual(ended)
})

/** More days than one job handles: each has two transitions, its figures and the autopilot's decision. */
const days = 105

/** A live launch with an autopilot that has not been evaluated since it began. */
async function launchWithAutopilot(
  ad: { ideaId: string; balloonId: string },
  startDate: Date,
): Promise<string> {
  const platformRef = await plain.setStatus(`plain:${ad.balloonId}`, 'active', startDate)
  const dates = { startDate, endDate: addHours(startDate, 2 * days * 24), syncedUntil: startDate }
  const changes = { ...dates, platformRef, isShown: true, durationDays: 2 * days }
  const launchId = await createLaunch(server, { ...ad, status: 'learning', changes })
  await knex('run_pilot').insert({ runId: launchId })
  return launchId
}

it.each([
  ['its own', true],
  ['those of an ad that it is compared with', false],
])('is judged by its autopilot once it has all figures, also %s', async (_, isOwn) => {
  const { ideaId, balloonId, login } = await ownAd(server)
  const startDate = await nowOf(server)
  const endDate = addHours(startDate, days * 24)
  const lateAd = isOwn ? balloonId : await createBalloon(server, { ideaId })
  const lateId = await launchWithAutopilot({ ideaId, balloonId: lateAd }, startDate)
  if (!isOwn) await launchWithAutopilot({ ideaId, balloonId }, endDate)
  await knex('product_clock').increment('offsetHours', days * 24)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  expect((await server.call('retry-autopilot', subject, login)).body).toHaveProperty('log')
  await workOff(server)
  const { logs } = (await server.call('get-autopilot-logs', subject, login)).body as { logs: AutopilotLog[] }
  expect(logs[0]).toMatchObject({
    event: 'looked',
    state: 'done',
    remark: isOwn ? 'notEnoughData' : 'learning',
  })
  const late = await findLaunch(knex, lateId)
  expect(late?.syncedUntil?.getTime()).toBeGreaterThanOrEqual(endDate.getTime())
})
