import type { Client } from 'pg'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { parseNumber } from './parse-number.ts'
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts'

// Big integers, as amounts and counts are stored, and numerics, as their sums are. The driver leaves both as text.
const numberTypes = [20, 1700]

/**
 * Knex's dialect for both databases. It gives numbers as numbers, and reports a database that cannot be reached as
 * unavailable: callers can then distinguish that from a wrong statement, whatever driver and pool call it.
 */
export class ReportingPostgresDialect extends PostgresDialect {
  override async acquireRawConnection(): Promise<Client> {
    const connection = await super.acquireRawConnection()
    for (const type of numberTypes) connection.setTypeParser(type, parseNumber)
    return connection
  }

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
