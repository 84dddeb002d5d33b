import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Db } from './db.ts'

/** Sends a statement with the values of its `$1`, `$2`, … and gives its rows. */
export type PreparedStatement<Row> = (db: Db, values: readonly unknown[]) => Promise<Row[]>

/** The part of knex's client that its own queries go through as well. */
interface Connections extends Knex.Client {
  query(
    connection: unknown,
    query: { sql: string; bindings: readonly unknown[]; options: { name: string } },
  ): Promise<{ readonly response: { readonly rows: unknown[] } }>
}

/**
 * A statement of a frequent call. Its text is built once and each connection prepares it once; with the query builder,
 * every call builds the text again and the database plans it again. Transactions, events and errors work as with the
 * builder. Name every column, because a `*` breaks prepared statements when columns are added; pass a list of values
 * as one array or as JSON.
 */
export function preparedStatement<Row>(text: string): PreparedStatement<Row> {
  const options = { name: createHash('sha256').update(text).digest('base64url').slice(0, 16) }
  return async (db, values) => {
    const client = db.client as Connections
    const connection: unknown = await client.acquireConnection()
    try {
      const { response } = await client.query(connection, { sql: text, bindings: values, options })
      return response.rows as Row[]
    } finally {
      void client.releaseConnection(connection)
    }
  }
}
