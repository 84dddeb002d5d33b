import createKnex from 'knex'
import type { Database } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { ReportingPostgresDialect } from './postgres-dialect.ts'

// A host that is gone answers nothing at all, and calls are not to wait for it.
const connectWithinMs = 5_000

/**
 * Opens PostgreSQL, or the embedded database where no address is given, and brings the schema up to date. `findBlank`
 * gives what a new embedded one begins with.
 */
export async function openDatabase(where: {
  url?: string | undefined
  dir: string
  findBlank?: () => Promise<Blob | undefined>
}): Promise<Database> {
  const database = where.url ? openPostgres(where.url) : await openEmbedded(where.dir, where.findBlank)
  try {
    await migrate(database.knex)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

export function openPostgres(url: string): Database {
  const knex = createKnex({
    client: ReportingPostgresDialect,
    connection: { connectionString: url, connectionTimeoutMillis: connectWithinMs },
    pool: { min: 0, max: 10 },
  })
  return { knex, isEmbedded: false, close: () => knex.destroy() }
}
