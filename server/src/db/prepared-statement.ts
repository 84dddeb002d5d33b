import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Db } from './db.ts'
import type { ReportingPostgresDialect } from './postgres-dialect.ts'
import type { NamedStatement } from './prepared-query.ts'

/** Sends a statement with the values of its `$1`, `$2`, … and returns its rows. */
export type PreparedStatement<Row> = (db: Db, values: readonly unknown[]) => Promise<Row[]>

/**
 * A statement for frequent calls. Its text is built once, and each connection prepares it once; with the query builder,
 * every call builds the text again and the database plans it again. Transactions, events and errors work as with the
 * builder. Name every column, because a `*` breaks prepared statements when columns are added; pass a list of values as
 * one array or as JSON. With `hasStoredNames`, rows have the column names as stored.
 */
export function preparedStatement<Row>(
  text: string,
  { hasStoredNames = false }: { readonly hasStoredNames?: boolean } = {},
): PreparedStatement<Row> {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const statement: NamedStatement = { name, text, hasStoredNames }
  return async (db, values) => {
    // After the end of its transaction, a statement would run by itself, perhaps in somebody else's transaction.
    if (db.isTransaction && (db as Knex.Transaction).isCompleted())
      throw new Error(`the transaction of this statement is over: ${text}`)
    const client = db.client as ReportingPostgresDialect
    const connection = await client.acquireConnection()
    try {
      return (await client.queryPrepared(connection, statement, values)) as Row[]
    } finally {
      void client.releaseConnection(connection)
    }
  }
}
