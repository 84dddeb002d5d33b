// Knex documents its dialects as base classes for dialects of one's own, and types none of them.
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'
  import type { Client } from 'pg'

  export default class PostgresDialect extends Knex.Client {
    acquireRawConnection(): Promise<Client>
    customWrapIdentifier(name: string, wrap: (name: string) => string): string
    _query(connection: unknown, query: unknown): Promise<unknown>
  }
}
