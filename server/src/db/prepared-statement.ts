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
 * A statement of the few calls that are asked all the time. Its text is put together once for all, and each connection
 * prepares it once, where the query builder makes a text anew for each call and the database plans it anew. Everything
 * else about it is as with the builder: transactions, events, errors. Name every column, as a `*` that comes to mean
 * something else breaks what was prepared; a list of values goes in as one array or as JSON.
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
