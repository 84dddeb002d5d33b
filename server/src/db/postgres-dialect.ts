import type { Client, QueryArrayResult } from 'pg'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { columnName, propertyName } from './column-names.ts'
import { parseNumber } from './parse-number.ts'
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts'

// Big integers, as amounts and counts are stored, and numerics, as their sums are. The driver leaves both as text.
const numberTypes = [20, 1700]

/** What knex hands to a dialect: a statement, and later its answer. */
interface Query {
  options?: object
  readonly queryContext?: unknown
  response?: Answer | readonly Answer[]
}
type Answer = Omit<QueryArrayResult, 'rows'> & { rows: readonly unknown[] }

/** As the context of a query (`queryContext`): its rows keep the names of their columns. */
export const storedNames = { hasStoredNames: true } as const

/**
 * Knex's dialect for both databases. It gives numbers as numbers, names the columns of a row in camel case, and reports
 * a database that cannot be reached as unavailable: callers can then distinguish that from a wrong statement, whatever
 * driver and pool call it.
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

  /** Builders and `??` say `ownerId` where the column is `owner_id`. */
  override customWrapIdentifier(name: string, wrap: (name: string) => string): string {
    return wrap(columnName(name))
  }

  override async _query(connection: unknown, query: Query): Promise<unknown> {
    try {
      if (query.queryContext === storedNames) return await super._query(connection, query)
      // The driver would build rows by the names of columns; building them here instead costs nothing more.
      query.options = { ...query.options, rowMode: 'array' }
      const done = await super._query(connection, query)
      for (const answer of [query.response ?? []].flat()) answer.rows = namedRows(answer)
      return done
    } catch (error) {
      throw isConnectionLost(error) ? new DatabaseUnavailableError(error) : error
    }
  }
}

function namedRows({ fields, rows }: Answer): readonly unknown[] {
  const names = fields.map(({ name }) => propertyName(name))
  return (rows as readonly unknown[][]).map((values) => {
    const row: Record<string, unknown> = {}
    names.forEach((name, place) => {
      row[name] = values[place]
    })
    return row
  })
}
