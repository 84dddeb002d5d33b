import createKnex from 'knex'
import type { Database } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'
import { migrate } from './migrate.ts'
import { ReportingPostgresDialect } from './postgres-dialect.ts'

// A host that is down may not answer at all, and calls must not wait for it.
const connectWithinMs = 5_000

/**
 * Opens PostgreSQL, or the embedded database if no address is given, and migrates the schema to the newest version.
 * `findBlank` returns the initial contents for a new embedded database.
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
  return {
    knex,
    isEmbedded: false,
    listen: async (channel, onText, onGap) => listenOnPostgres(url, { channel, onText, onGap }),
    close: () => knex.destroy(),
  }
}
