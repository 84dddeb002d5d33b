import type { Client, QueryArrayResult } from 'pg'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { columnName, propertyName } from './column-names.ts'
import { parseNumber } from './parse-number.ts'
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts'
import { type NamedStatement, PreparedQuery } from './prepared-query.ts'

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

  override acquireConnection(): Promise<Client> {
    return super.acquireConnection().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error)
    })
  }

  /**
   * Sends a statement past the query builder, which copies and rewrites every statement. Listeners to queries and readers
   * of errors see what they see of others.
   */
  queryPrepared(
    connection: Client,
    statement: NamedStatement,
    values: readonly unknown[],
  ): Promise<readonly unknown[]> {
    this.emit('query', { sql: statement.text, bindings: values })
    return new Promise((resolve, reject) => {
      const parserOf = (type: number) => connection.getTypeParser(type) as (text: string) => unknown
      const onEnd = (error: Error | null, rows: readonly unknown[]) =>
        error ? reject(reported(error, statement.text)) : resolve(rows)
      connection.query(new PreparedQuery(statement, values, parserOf, onEnd))
    })
  }

  /** Sends a statement without values or rows past the query builder. */
  queryPlain(connection: Client, text: string): Promise<void> {
    this.emit('query', { sql: text, bindings: [] })
    return new Promise((resolve, reject) => {
      connection.query(text, (error: Error | null) => (error ? reject(reported(error, text)) : resolve()))
    })
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

/** An error of the driver as readers of it know it from the query builder: behind its statement. */
function reported(error: Error, text: string): Error {
  const known = isConnectionLost(error) ? new DatabaseUnavailableError(error) : error
  known.message = `${text} - ${known.message}`
  return known
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
