import { randomBytes } from 'node:crypto'
import { openDatabase, openPostgres } from '@aloft/server/db/database'
import type { Database } from '@aloft/server/db/db'

/** A separate database on this run's PostgreSQL. */
export interface BenchDatabase extends Database {
  readonly url: string
}

/**
 * Creates an empty database with the product's schema on the server at `serverUrl`; it's dropped when closed.
 */
export async function openBenchDatabase(serverUrl: string): Promise<BenchDatabase> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const server = openPostgres(serverUrl)
  await server.knex.raw('create database ??', [name])
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, dir: '' })
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close()
      await server.knex.raw('drop database ?? with (force)', [name])
      await server.close()
    },
  }
}
