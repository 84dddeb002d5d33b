import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'
import type { Login } from './world.ts'

/** Moves product time to that many days from now, and runs due work until nothing is due. */
export async function onDay(server: TestServer, days: number): Promise<void> {
  const { knex } = server.database
  await knex('product_clock').update({ offsetHours: days * 24 })
  await expect
    .poll(
      async () => {
        await server.fallDue()
        server.queue.wake('fast')
        const jobs = await knex('boss.job').whereIn('state', ['created', 'retry', 'active']).count().first()
        const now = server.clock.product(days * 24)
        const due = await knex('due_work').where('dueDate', '<=', now).count().first()
        return Number(jobs?.['count']) + Number(due?.['count'])
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(0)
}

/** The provider's charges for an account's plans, in cents, in the order they were started. */
export async function planPayments(server: TestServer, { id }: Pick<Login, 'id'>): Promise<number[]> {
  const { knex } = server.database
  const paid = { ownerId: id, purpose: 'plan', status: 'paid' }
  const amounts: string[] = await knex('payment').where(paid).orderBy('createdDate').pluck('amount')
  return amounts.map(Number)
}

/** The subscription of an account, as returned to its owner. */
export async function subscriptionOf(
  server: TestServer,
  { token }: Pick<Login, 'token'>,
): Promise<Record<string, unknown> & { periodEndDate: string }> {
  const { body } = await server.call('get-subscription', {}, { token })
  return (body as { subscription: Record<string, unknown> & { periodEndDate: string } }).subscription
}

export function cancelTestPlan(server: TestServer, { token }: Pick<Login, 'token'>, reason?: string) {
  const payload = { reason: reason ?? null, acceptedDiscount: null }
  return server.call('cancel-subscription', payload, { token })
}
