import { expect, it } from 'vitest'
import { failLaunch, rejectRun } from '../../src/areas/runs/run-turns.service.ts'
import { type AdRun, findAdRun } from '../../src/areas/runs/run.repo.ts'
import type { Turn } from '../../src/areas/runs/turn.ts'
import { createLaunchableAd, createRun } from '../support/runs.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
const now = clock.real()

const ends = {
  'a rejection': (turn: Turn, run: AdRun) => rejectRun(turn, run, { actorId: null, reason: 'Not yours.' }),
  'a launch that failed': failLaunch,
}

it.each(Object.entries(ends))('%s of an older run ends no newer one', async (_, end) => {
  const { id: userId } = await createAccount(server)
  const ideaId = await createBrand(server, { userId })
  const balloonId = await createLaunchableAd(server, ideaId)
  const olderId = await createRun(server, { ideaId, balloonId, status: 'pending_approval' })
  const older = await findAdRun(knex, olderId)
  if (!older) throw new Error('the run was not made')
  // Meanwhile it was stopped, and launched anew.
  const newerId = await createRun(server, { ideaId, balloonId, status: 'pending_approval' })
  const isEnded = await knex.transaction((db) =>
    end({ db, now, clock, jobs: { add: async () => {} } }, older),
  )
  expect(isEnded).toBe(false)
  expect(await knex('balloon').where({ id: balloonId }).first('status')).toEqual({
    status: 'pending_approval',
  })
  expect(await findAdRun(knex, newerId)).toMatchObject({ endedDate: null, settledDate: null })
})
