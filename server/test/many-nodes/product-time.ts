import { setTimeout } from 'node:timers/promises'
import type { TestServer } from '../support/test-server.ts'

/** Product time. */
export async function nowOf({ database, clock }: Pick<TestServer, 'database' | 'clock'>): Promise<Date> {
  return clock.product((await database.knex('product_clock').first('offsetHours')).offsetHours)
}

/** Waits until nothing is due and no jobs are left, including those of dead nodes. */
export async function rest(home: TestServer): Promise<void> {
  // In one statement, because due work becomes jobs meanwhile.
  const isBusy = `select
    exists (select from boss.job where name in ('fast', 'spent') and state in ('created', 'active', 'retry'))
    or exists (select from due_work where due_date <= ?) as busy`
  for (;;) {
    await home.fallDue()
    const { rows } = await home.database.knex.raw(isBusy, [await nowOf(home)])
    if (!rows[0].busy) return
    await setTimeout(100)
  }
}
