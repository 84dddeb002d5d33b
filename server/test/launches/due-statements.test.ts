import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { hasDueWork, scheduleDueWork, takeDueWork } from '../../src/due/due-work.repo.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database
const login = await createAccount(server)

it('advances launches with a constant number of statements for each, however many there are', async () => {
  const launch = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const ideaId = await createBrand(server, { userId: login.id })
      const subject = { ideaId, balloonId: await createLaunchableAd(server, ideaId), componentId: 'c1' }
      await grantCredit(server, ideaId, 17_850)
      expect((await server.call('launch-ad', subject, login)).body).not.toHaveProperty('error')
    }
    await passHours(server, 60)
    // Mails about the launch have statements of their own, whenever they're sent.
    await workOff(server, 'mail')
  }
  const anHour = async () => (await statementsOf(knex, () => passHours(server, 1))).length
  await launch(1)
  const ofOne = await anHour()
  expect(ofOne).toBeLessThanOrEqual(31)
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

/** The database's query plans for the statements of `work`. */
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
