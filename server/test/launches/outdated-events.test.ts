import { expect, it } from 'vitest'
import { keepRunning } from '../../src/areas/launches/lifecycle/keep-running.ts'
import { failLaunch, rejectLaunch } from '../../src/areas/launches/lifecycle/launch-transitions.service.ts'
import { type Launch, findLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import { advance, stopRunningAd } from '../../src/areas/launches/lifecycle/stop.service.ts'
import type { Transition } from '../../src/areas/launches/core/transition.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { createLaunchableAd, createLaunch } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
const now = clock.real()
const settings = { PRODUCT_NAME: 'Aloft', SELLER_COUNTRY: 'DE' }

const transitionIn = (db: Transition['db']): Transition => ({
  db,
  now,
  clock,
  settings,
  enqueue: async () => {},
})

const ends = {
  'a rejection': (transition: Transition, launch: Launch) =>
    rejectLaunch(transition, launch, { actorId: null, reason: 'Not yours.' }),
  'a launch that failed': failLaunch,
}

it.each(Object.entries(ends))('%s of an older launch ends no newer one', async (_, end) => {
  const { id: userId } = await createAccount(server)
  const ideaId = await createBrand(server, { userId })
  const balloonId = await createLaunchableAd(server, ideaId)
  const olderId = await createLaunch(server, { ideaId, balloonId, status: 'pending_approval' })
  const older = await findLaunch(knex, olderId)
  if (!older) throw new Error('the launch was not made')
  // Meanwhile it was stopped and launched again.
  const newerId = await createLaunch(server, { ideaId, balloonId, status: 'pending_approval' })
  const isEnded = await knex.transaction((db) => end(transitionIn(db), older))
  expect(isEnded).toBe(false)
  expect(await knex('balloon').where({ id: balloonId }).first('status')).toEqual({
    status: 'pending_approval',
  })
  expect(await findLaunch(knex, newerId)).toMatchObject({ endedDate: null, settledDate: null })
})

it('checking an ad that was held does not delay the refund of one that was stopped meanwhile', async () => {
  const { id: userId } = await createAccount(server)
  const ideaId = await createBrand(server, { userId })
  const balloonId = await createLaunchableAd(server, ideaId)
  const changes = { startDate: now, endDate: now }
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'payment_failed', changes })
  const held = await findLaunch(knex, launchId)
  if (!held) throw new Error('the launch was not made')
  const stop = { balloonId, actorId: userId, stopReason: 'user_stopped' } as const
  await knex.transaction((db) => stopRunningAd(transitionIn(db), stop))
  const refund = await knex('due_work').where(advance(launchId)).first('dueDate')
  await keepRunning({ db: knex } as JobContext, held, 'payment_failed', now)
  expect(await knex('due_work').where(advance(launchId)).first('dueDate')).toEqual(refund)
})
