import type { Database } from './db.ts'

// Any numbers, but they must never change: they identify the locks for starting nodes.
const locks = { start: 7_403_119, demo: 7_403_120 }

/**
 * Does work that only one node may do at a time; others that start at the same time wait. The embedded database has one
 * process and one connection, so it needs no lock.
 */
export async function withNodeLock(
  { knex, isEmbedded }: Database,
  work: () => Promise<void>,
  lock: keyof typeof locks = 'start',
): Promise<void> {
  if (isEmbedded) return work()
  await knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [locks[lock]])
    await work()
  })
}
