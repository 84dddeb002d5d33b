import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openPostgres } from '../../src/db/database.ts'
import type { Database } from '../../src/db/db.ts'
import { overPglite } from '../../src/db/embedded.ts'
import { databaseUrl } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase:
      | { readonly kind: 'embedded'; readonly dump: string }
      | { readonly kind: 'postgres'; readonly url: string; readonly template: string }
  }
}

/** The database of a test file. `url` is that of PostgreSQL, undefined for the embedded one. */
export interface TestDatabase extends Database {
  readonly url: string | undefined
}

// A start fills the buffers with zeros: 128 MB of them by default, a fifth of the time it takes.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** A new, migrated, empty database of the kind that the tests run on; deleted when closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const where = inject('testDatabase')
  if (where.kind === 'embedded') {
    const pglite = await PGlite.create({
      dataDir: 'memory://',
      loadDataDir: await openAsBlob(where.dump),
      startParams,
    })
    return { ...overPglite(pglite), url: undefined }
  }
  const name = `${where.template}_${randomBytes(4).toString('hex')}`
  const server = openPostgres(where.url)
  await server.knex.raw('create database ?? template ??', [name, where.template])
  const url = databaseUrl(where.url, name)
  const database = openPostgres(url)
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await server.knex.raw('drop database ?? with (force)', [name])
      await server.close()
    },
  }
}

/** Drops everything, for tests that migrate themselves. */
export async function emptyDatabase({ knex }: Database): Promise<void> {
  await knex.raw('drop schema public cascade')
  await knex.raw('create schema public')
}
