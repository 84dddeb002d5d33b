// Knex documents its dialects as base classes for custom dialects, but has no types for them.
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'
  import type { Client } from 'pg'

  export default class PostgresDialect extends Knex.Client {
    acquireConnection(): Promise<Client>
    acquireRawConnection(): Promise<Client>
    releaseConnection(connection: Client): Promise<void>
    query(connection: unknown, statement: unknown): Promise<unknown>
    customWrapIdentifier(name: string, wrap: (name: string) => string): string
    _query(connection: unknown, query: unknown): Promise<unknown>
  }
}

declare module 'knex/lib/knex-builder/make-knex.js' {
  import type { Knex } from 'knex'

  /** Creates a query builder for a client. */
  export default function makeKnex(client: Knex.Client): Knex
}

declare module 'pg/lib/utils.js' {
  /** A value in the form that is sent to PostgreSQL. */
  export function prepareValue(value: unknown): unknown
}
