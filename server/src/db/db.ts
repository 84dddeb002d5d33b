import type { Knex } from 'knex'

/** A connection or a transaction; repositories accept both. */
export type Db = Knex

/** A query that is not sent by itself but becomes part of another. */
export type SubQuery = Knex.QueryBuilder

/** An open database and the function to close it. */
export interface Database {
  readonly knex: Db
  readonly isEmbedded: boolean
  close(): Promise<void>
}
