import type { Knex } from 'knex'

/** A connection or a transaction; repositories accept both. */
export type Db = Knex

/** A query that is not sent by itself but becomes part of another. */
export type SubQuery = Knex.QueryBuilder

/** An open channel, and the function to leave it. */
export interface Listening {
  stop(): Promise<void>
}

/** An open database and the function to close it. */
export interface Database {
  readonly knex: Db
  readonly isEmbedded: boolean
  /**
   * Receives the texts that any node sends on a channel by `pg_notify`, which arrive once its transaction commits. A lost
   * connection is opened again; what was sent meanwhile is lost, and `onGap` says so.
   */
  listen(channel: string, onText: (text: string) => void, onGap: () => void): Promise<Listening>
  close(): Promise<void>
}
