import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { ownAd } from '../balloons/owned-ad.ts'
import { plainPlatform } from '../support/plain-platform.ts'
import { createRun, passHours } from '../support/runs.ts'
import { useServer } from '../support/test-server.ts'

const { adPlatforms, plain } = plainPlatform()
const server = await useServer({ privateOrigins: [], gateways: { adPlatforms } })
const { clock, database } = server
const { knex } = database

it('lives through more than a job takes, and ends its run', async () => {
  const { ideaId, balloonId } = await ownAd(server)
  const startDate = clock.real()
  // Each takes a turn, and one job fewer of them.
  const days = 210
  const platformRef = await plain.setStatus('plain:long', 'active', startDate)
  const endDate = addHours(startDate, days * 24)
  const changes = { platformRef, isShown: true, durationDays: days, endDate, syncedUntil: startDate }
  await createRun(server, { ideaId, balloonId, status: 'learning', changes })
  const run = knex('ad_run').where({ balloon_id: balloonId })
  const { id } = await run.clone().first('id')
  await server.queue.add(knex, 'advance-run', { runId: id })
  await passHours(server, (days + 1) * 24)
  expect(await run.clone().first('ended_date')).toEqual({ ended_date: null })
  // The next tick: nobody has asked for it.
  await passHours(server, 0)
  const ended = { ended_date: addHours(endDate, 1 / 3_600_000), stop_reason: 'finished' }
  expect(await run.clone().first('ended_date', 'stop_reason')).toEqual(ended)
})
