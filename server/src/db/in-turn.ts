import type { Database } from './db.ts'

// Any number will do, as long as it stays: it names the lock under which nodes start.
const startLock = 7_403_119

/**
 * Does what only one node may do at a time; others that start together wait for it. The embedded database has
 * one process and one connection, so nobody is there to wait for.
 */
export async function inTurn({ knex, isEmbedded }: Database, work: () => Promise<void>): Promise<void> {
  if (isEmbedded) return work()
  await knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [startLock])
    await work()
  })
}
