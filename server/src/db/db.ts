import type { Knex } from 'knex'

/** A connection or a transaction: repositories take either. */
export type Db = Knex

/** A statement that is not sent by itself but put into another. */
export type SubQuery = Knex.QueryBuilder

/** An open database and how it is closed. */
export interface Database {
  readonly knex: Db
  readonly isEmbedded: boolean
  close(): Promise<void>
}
