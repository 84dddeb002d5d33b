import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts'

/**
 * Knex's dialect, which reports a database that cannot be reached as unavailable. Callers can then distinguish that
 * from a wrong statement, whatever driver and pool call it.
 */
export class ReportingPostgresDialect extends PostgresDialect {
  override async acquireConnection(): Promise<unknown> {
    try {
      const connection: unknown = await super.acquireConnection()
      return connection
    } catch (error) {
      throw new DatabaseUnavailableError(error)
    }
  }

  override async _query(connection: unknown, query: unknown): Promise<unknown> {
    try {
      return await super._query(connection, query)
    } catch (error) {
      throw isConnectionLost(error) ? new DatabaseUnavailableError(error) : error
    }
  }
}
