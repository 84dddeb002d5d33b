import { ensurePostgres } from './postgres.ts'

/**
 * Before all tests on PostgreSQL: starts one server for the whole run and sets TEST_DATABASE_URL to its
 * address.
 */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await ensurePostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const before = process.env['TEST_DATABASE_URL']
  process.env['TEST_DATABASE_URL'] = postgres.url
  return async () => {
    if (before === undefined) delete process.env['TEST_DATABASE_URL']
    await postgres.stop()
  }
}
