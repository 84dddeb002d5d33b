import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { lessonsFor } from '../../src/areas/launches/autopilot/ad-lessons.repo.ts'
import { findLaunch, type LaunchChanges } from '../../src/areas/launches/core/launch.repo.ts'
import { createLaunch } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const sold = { spend: 1_000, clicks: 20, conversions: 2, resultKind: 'conversions' } as const

async function createLessonsBrand(industry: string | null) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  await knex('idea').where({ id: ideaId }).update({ industry })
  const addLaunch = async (changes: LaunchChanges = {}, status: 'running' | 'stopped' = 'running') => {
    const balloonId = await createBalloon(server, { ideaId })
    return createLaunch(server, { ideaId, balloonId, status, changes: { ...sold, ...changes } })
  }
  return { addLaunch }
}

it('teaches by the sums of like ads of the brand and its industry, and by no others (AUT-05)', async () => {
  const at = server.clock.real()
  const own = await createLessonsBrand('Lamps')
  const like = await createLessonsBrand('lamps')
  const unlike = await createLessonsBrand('Bakery')
  const launchId = await own.addLaunch({ spend: 7_777 })
  await own.addLaunch({ startDate: addHours(at, -90 * 24), endedDate: at }, 'stopped')
  await like.addLaunch()
  await like.addLaunch()
  await unlike.addLaunch({ spend: 5_000 })
  for (const changes of [
    { platform: 'google' },
    { conversionObjective: 'leads' },
    { resultKind: 'clicks' },
    { currency: 'USD' },
    { isSimulated: true },
    { startDate: addHours(at, -400 * 24) },
    { startDate: null },
  ] as const) {
    await own.addLaunch(changes, 'stopped')
    await like.addLaunch(changes, 'stopped')
  }
  const launch = await findLaunch(knex, launchId)
  if (!launch) throw new Error('it was made')
  expect(await lessonsFor(knex, launch, { compared: [launchId], at })).toEqual({
    brand: { spend: 1_000, clicks: 20, conversions: 2 },
    industry: { spend: 2_000, clicks: 40, conversions: 4 },
  })
})

it.each([[null], [' ']])('teaches nothing of an industry that nobody named: %j', async (industry) => {
  const at = server.clock.real()
  const [own, other] = [await createLessonsBrand(industry), await createLessonsBrand(industry)]
  const launchId = await own.addLaunch()
  await other.addLaunch()
  const launch = await findLaunch(knex, launchId)
  const nothing = { spend: 0, clicks: 0, conversions: 0 }
  expect(launch && (await lessonsFor(knex, launch, { compared: [launchId], at }))).toEqual({
    brand: nothing,
    industry: nothing,
  })
})
