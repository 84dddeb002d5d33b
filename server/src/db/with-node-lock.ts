import type { Database } from './db.ts'

// Any numbers will do, as long as they stay: they name the locks under which nodes start.
const locks = { start: 7_403_119, demo: 7_403_120 }

/**
 * Does what only one node may do at a time; others that start together wait for it. The embedded database has
 * one process and one connection, so nobody is there to wait for.
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
