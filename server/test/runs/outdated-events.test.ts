import { expect, it } from 'vitest'
import { keepRunning } from '../../src/areas/runs/keep-running.ts'
import { failLaunch, rejectRun } from '../../src/areas/runs/run-transitions.service.ts'
import { type AdRun, findAdRun } from '../../src/areas/runs/run.repo.ts'
import { advance, stopRunningAd } from '../../src/areas/runs/stop.service.ts'
import type { Transition } from '../../src/areas/runs/transition.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { createLaunchableAd, createRun } from '../support/runs.ts'
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
  jobs: { add: async () => {} },
})

const ends = {
  'a rejection': (transition: Transition, run: AdRun) =>
    rejectRun(transition, run, { actorId: null, reason: 'Not yours.' }),
  'a launch that failed': failLaunch,
}

it.each(Object.entries(ends))('%s of an older run ends no newer one', async (_, end) => {
  const { id: userId } = await createAccount(server)
  const ideaId = await createBrand(server, { userId })
  const balloonId = await createLaunchableAd(server, ideaId)
  const olderId = await createRun(server, { ideaId, balloonId, status: 'pending_approval' })
  const older = await findAdRun(knex, olderId)
  if (!older) throw new Error('the run was not made')
  // Meanwhile it was stopped, and launched again.
  const newerId = await createRun(server, { ideaId, balloonId, status: 'pending_approval' })
  const isEnded = await knex.transaction((db) => end(transitionIn(db), older))
  expect(isEnded).toBe(false)
  expect(await knex('balloon').where({ id: balloonId }).first('status')).toEqual({
    status: 'pending_approval',
  })
  expect(await findAdRun(knex, newerId)).toMatchObject({ endedDate: null, settledDate: null })
})

it('checking an ad that was held does not delay the refund of one that was stopped meanwhile', async () => {
  const { id: userId } = await createAccount(server)
  const ideaId = await createBrand(server, { userId })
  const balloonId = await createLaunchableAd(server, ideaId)
  const changes = { startDate: now, endDate: now }
  const runId = await createRun(server, { ideaId, balloonId, status: 'payment_failed', changes })
  const held = await findAdRun(knex, runId)
  if (!held) throw new Error('the run was not made')
  const stop = { balloonId, actorId: userId, stopReason: 'user_stopped' } as const
  await knex.transaction((db) => stopRunningAd(transitionIn(db), stop))
  const refund = await knex('due_work').where(advance(runId)).first('due_date')
  await keepRunning({ db: knex } as JobContext, held, 'payment_failed', now)
  expect(await knex('due_work').where(advance(runId)).first('due_date')).toEqual(refund)
})
