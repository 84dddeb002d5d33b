import type { Client, QueryArrayResult } from 'pg'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { columnName, propertyName } from './column-names.ts'
import { parseNumber } from './parse-number.ts'
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts'
import { type NamedStatement, PreparedQuery } from './prepared-query.ts'

// Big integers, used for amounts and counts, and numerics, the type of their sums. The driver returns both as text.
const numberTypes = [20, 1700]

/** What knex passes to a dialect: a statement, and later its answer. */
interface Query {
  options?: object
  readonly queryContext?: unknown
  response?: Answer | readonly Answer[]
}
type Answer = Omit<QueryArrayResult, 'rows'> & { rows: readonly unknown[] }

/** Use as a query's context (`queryContext`) to get rows with column names as stored. */
export const storedNames = { hasStoredNames: true } as const

/**
 * Knex's dialect for both databases. Returns numbers as numbers and rows with camel-case names, and reports an
 * unreachable database as unavailable, so that callers can distinguish it from an invalid statement, whatever error the
 * driver and pool use.
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
   * Sends a statement without the query builder, which copies and rewrites every statement. Query listeners and errors
   * work as for other statements.
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

  /** Sends a statement without values or rows, bypassing the query builder. */
  queryPlain(connection: Client, text: string): Promise<void> {
    this.emit('query', { sql: text, bindings: [] })
    return new Promise((resolve, reject) => {
      connection.query(text, (error: Error | null) => (error ? reject(reported(error, text)) : resolve()))
    })
  }

  /** Builders and `??` use `ownerId` for the column `owner_id`. */
  override customWrapIdentifier(name: string, wrap: (name: string) => string): string {
    return wrap(columnName(name))
  }

  override async _query(connection: unknown, query: Query): Promise<unknown> {
    try {
      if (query.queryContext === storedNames) return await super._query(connection, query)
      // The driver would build rows with the column names; building them here instead takes no extra time.
      query.options = { ...query.options, rowMode: 'array' }
      const done = await super._query(connection, query)
      for (const answer of [query.response ?? []].flat()) answer.rows = namedRows(answer)
      return done
    } catch (error) {
      throw isConnectionLost(error) ? new DatabaseUnavailableError(error) : error
    }
  }
}

/** A driver error with its statement in front, as the query builder reports it. */
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
