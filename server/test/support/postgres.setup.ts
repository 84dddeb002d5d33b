import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { databaseUrl } from './database-url.ts'
import { installQueue } from './install-queue.ts'

/** Creates a template database on the server of TEST_DATABASE_URL, which every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const template = `aloft_test_${randomBytes(4).toString('hex')}`
  const server = openPostgres(url)
  await server.knex.raw('create database ??', [template])
  const database = openPostgres(databaseUrl(url, template))
  await migrate(database.knex)
  await installQueue(database)
  await database.close()
  project.provide('testDatabase', { kind: 'postgres', url, template })
  return async () => {
    await server.knex.raw('drop database ?? with (force)', [template])
    await server.close()
  }
}
