import type { ActionName } from '@aloft/contract/actions'
import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { changeStatus } from '../../src/areas/runs/status.service.ts'
import { hasDueWork, scheduleDueWork, takeDueWork } from '../../src/due/due-work.repo.ts'
import { createLaunchableAd, createRun, grantCredit, passHours } from '../support/runs.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database
const login = await createAccount(server, { isAdmin: true })

async function adOfRuns(count: number) {
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  for (let n = 0; n < count; n++) {
    await createRun(server, { ideaId, balloonId, status: 'running', changes: { endedDate: clock.real() } })
    for (const event of ['STOP', 'REFUND'] as const)
      await knex.transaction((db) => changeStatus(db, { balloonId, event, actorId: null, now: clock.real() }))
  }
  return { ideaId, balloonId, componentId: 'c1' }
}

const few = await adOfRuns(1)
const many = await adOfRuns(12)

async function statements(name: ActionName, payload: object): Promise<string[]> {
  return statementsOf(knex, async () => {
    const { body } = await server.call(name, payload, login)
    expect(body).not.toHaveProperty('error')
  })
}

it.each(['get-ad-campaign', 'get-ads', 'get-idea', 'launch-ad', 'stop-ad'] as const)(
  '%s takes as many statements for an ad of many runs as for one of one',
  async (name) => {
    for (const { ideaId } of [few, many]) await grantCredit(server, ideaId, 17_850)
    const ofMany = await statements(name, many)
    expect(ofMany, ofMany.join('\n')).toHaveLength((await statements(name, few)).length)
  },
)

it('admin-get-ad-reviews takes as many statements for many ads as for few', async () => {
  const payload = { filters: { status: 'all' } }
  const before = await statements('admin-get-ad-reviews', payload)
  for (let n = 0; n < 5; n++) await adOfRuns(1)
  expect(await statements('admin-get-ad-reviews', payload)).toHaveLength(before.length)
})

it('has runs looked after with so many statements for each, however many there are', async () => {
  const launch = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const subject = await adOfRuns(0)
      await grantCredit(server, subject.ideaId, 17_850)
      expect((await server.call('launch-ad', subject, login)).body).not.toHaveProperty('error')
    }
    await passHours(server, 60)
  }
  const anHour = async () => (await statementsOf(knex, () => passHours(server, 1))).length
  await launch(1)
  const ofOne = await anHour()
  expect(ofOne).toBeLessThanOrEqual(30)
  await launch(3)
  expect(await anHour()).toBeLessThanOrEqual(4 * ofOne)
})

it('finds what is due by its date, however much is scheduled', async () => {
  const now = clock.real()
  await knex.raw(
    `insert into due_work (id, kind, subject, due_date)
     select gen_random_uuid(), 'settle-payment', 'later ' || i, ?::timestamptz + i * interval '1 minute'
     from generate_series(1, 20000) as i`,
    [addHours(now, 1)],
  )
  await knex.raw('analyze due_work')
  await scheduleDueWork(knex, { kind: 'settle-payment', subject: crypto.randomUUID() }, addHours(now, -1))
  for (const work of [() => hasDueWork(knex, now), () => takeDueWork(knex, now, 50)]) {
    const plans = await plansOf(work)
    expect(plans.join('\n')).toMatch(/Index Scan using due_work_date/)
    expect(plans.join('\n')).not.toMatch(/Seq Scan|Sort/)
  }
})

/** How the database carries out what `work` asks for. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: { sql: string; bindings: readonly unknown[] }[] = []
  const note = (query: (typeof asked)[number]) => void asked.push(query)
  knex.on('query', note)
  await work()
  knex.off('query', note)
  const plans: string[] = []
  for (const { sql, bindings } of asked) {
    const explain = knex.raw(`explain ${sql.replaceAll(/\$\d+/g, '?')}`, [...bindings] as string[])
    const { rows }: { rows: { 'QUERY PLAN': string }[] } = await explain
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
