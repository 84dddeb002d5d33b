import { join } from 'node:path'
import { findBalloon } from '@aloft/server/areas/balloons/balloon.repo'
import { addLaunchDay } from '@aloft/server/areas/launches/platform/launch-day.repo'
import { insertLaunch, updateLaunch } from '@aloft/server/areas/launches/core/launch.repo'
import { openDatabase } from '@aloft/server/db/database'

// Adds a launch for the twenty days before today. A separate program, because only one process at a time can
// use the embedded database.
const { DATA_DIR = '', IDEA_ID: ideaId = '', BALLOON_ID: balloonId = '', COMPONENT_ID = '' } = process.env
const database = await openDatabase({ dir: join(DATA_DIR, 'database') })
const { knex } = database
const balloon = await findBalloon(knex, ideaId, balloonId)
const { userId: ownerId } = await knex('idea').where({ id: ideaId }).first('userId')
if (!balloon?.platform) throw new Error(`no ad ${balloonId}`)
const now = new Date()
const id = crypto.randomUUID()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const startDate = daysAgo(20)
await insertLaunch(knex, {
  id,
  balloonId,
  componentId: COMPONENT_ID,
  ideaId,
  ownerId,
  number: 1,
  platform: balloon.platform,
  adAccountType: 'provider',
  snapshot: {
    componentOrder: [[COMPONENT_ID], ['goal']],
    'component/goal/type': 'goal',
    'component/goal/goalUrl': 'https://nightjar.example/thanks',
    'component/goal/isValidated': true,
  },
  currency: 'EUR',
  budget: 20_000,
  vat: 3_800,
  vatPercent: 19,
  commissionPercent: 20,
  dailyBudget: 1_000,
  fundingRecurrence: 'oneOff',
  durationDays: 20,
  conversionObjective: 'sales',
  goalValue: 4_800,
  creationDate: startDate,
})
const sum = { impressions: 0, clicks: 0, conversions: 0, spend: 0, revenue: 0 }
for (let days = 20; days >= 1; days--) {
  const clicks = 30 - days
  const figures = { impressions: clicks * 17, clicks, conversions: days % 3, spend: clicks * 31, revenue: 0 }
  figures.revenue = figures.conversions * 4_800
  for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += figures[name]
  await addLaunchDay(knex, id, daysAgo(days).toISOString().slice(0, 10), figures)
}
const dates = { submittedDate: startDate, approvedDate: startDate, startDate, endDate: now, endedDate: now }
await updateLaunch(knex, id, { ...sum, ...dates, syncedUntil: now, settledDate: now, isSimulated: true })
await knex('balloon').where({ id: balloonId }).update({ status: 'finished' })
await database.close()
console.log('done')
