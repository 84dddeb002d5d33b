// Knex documents its dialects as base classes for dialects of one's own, and types none of them.
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

  /** A query builder over a client. */
  export default function makeKnex(client: Knex.Client): Knex
}

declare module 'pg/lib/utils.js' {
  /** A value as it is sent to PostgreSQL. */
  export function prepareValue(value: unknown): unknown
}
