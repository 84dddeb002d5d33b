import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { migrate, migrations } from '../../src/db/migrate.ts'
import { emptyDatabase, openTestDatabase } from './test-database.ts'

export interface BeforeMigration {
  /** The database of the current test: its schema is the one before the migration until `migrateToNewest`. */
  readonly knex: Knex
  migrateToNewest(): Promise<void>
}

/**
 * For tests of one migration with rows that were there before it. Each test works in a transaction that is undone, so that
 * the earlier migrations run once for the file.
 */
export async function useDatabaseBefore(name: string): Promise<BeforeMigration> {
  const database = await openTestDatabase()
  let trx: Knex.Transaction
  beforeAll(async () => {
    await emptyDatabase(database)
    await migrate(
      database.knex,
      migrations.findIndex((migration) => migration.name === name),
    )
  })
  beforeEach(async () => {
    trx = await database.knex.transaction()
  })
  afterEach(() => trx.rollback())
  afterAll(() => database.close())
  return {
    get knex() {
      return trx
    },
    async migrateToNewest() {
      await checkConstraints(trx)
      await migrate(trx)
    },
  }
}

/** As at a commit: checks that are still to come keep their tables from being changed. */
export async function checkConstraints(trx: Knex.Transaction): Promise<void> {
  await trx.raw('set constraints all immediate')
}
