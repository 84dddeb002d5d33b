import type { Knex } from 'knex'
import makeKnex from 'knex/lib/knex-builder/make-knex.js'
import type { Client } from 'pg'
import type { Db } from './db.ts'
import type { ReportingPostgresDialect } from './postgres-dialect.ts'

/** The transaction of a call. `db` can be used until it ends. */
export interface CallTransaction {
  readonly db: Db
  /** Rejects if the database refuses the changes. */
  readonly commit: () => Promise<void>
  readonly rollback: () => Promise<void>
}

// A lost database may never answer.
const rollbackWithinMs = 5_000

/**
 * Begins a transaction whose query builder is created only when used. Knex creates one for each of its own
 * transactions, which takes longer than a short call, and frequent calls only send prepared statements.
 */
export async function beginCallTransaction(knex: Db): Promise<CallTransaction> {
  const client = knex.client as ReportingPostgresDialect
  const connection = await client.acquireConnection()
  let isOver = false
  const end = async (how: () => Promise<void>) => {
    isOver = true
    try {
      await how()
    } finally {
      void client.releaseConnection(connection)
    }
  }
  try {
    await client.queryPlain(connection, 'BEGIN;')
  } catch (error) {
    void client.releaseConnection(connection)
    throw error
  }
  return {
    db: lazyBuilder(
      boundClient(client, connection, () => isOver),
      () => isOver,
    ),
    commit: () => end(() => client.queryPlain(connection, 'COMMIT;')),
    rollback: () => end(() => rollBack(client, connection)),
  }
}

async function rollBack(client: ReportingPostgresDialect, connection: Client): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = `no answer to a rollback within ${rollbackWithinMs} ms`
    // The pool discards connections marked like this.
    Object.assign(connection, { __knex__disposed: reason })
    reject(new Error(reason))
  }, rollbackWithinMs)
  await Promise.race([client.queryPlain(connection, 'ROLLBACK'), promise]).finally(() => clearTimeout(timer))
}

/** A client bound to one connection, like the one knex creates for its own transactions. */
function boundClient(
  client: ReportingPostgresDialect,
  connection: Client,
  isOver: () => boolean,
): ReportingPostgresDialect {
  const { version, config, driver, connectionSettings, valueForUndefined, logger } = client
  const bound = Object.create(Object.getPrototypeOf(client) as object) as ReportingPostgresDialect
  const query = bound.query.bind(bound)
  return Object.assign(bound, {
    version,
    config,
    driver,
    connectionSettings,
    valueForUndefined,
    logger,
    transacting: true,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    query(given: unknown, statement: unknown) {
      if (isOver()) return Promise.reject(new Error('the transaction of this statement is over'))
      return query(given, statement)
    },
    emit: (name: string, ...values: unknown[]) => client.emit(name, ...values),
  })
}

function lazyBuilder(client: ReportingPostgresDialect, isOver: () => boolean): Db {
  let made: Knex | undefined
  const builder = () => (made ??= makeKnex(client))
  const known: Record<string | symbol, unknown> = { client, isTransaction: true, isCompleted: isOver }
  return new Proxy((() => undefined) as unknown as Knex, {
    apply: (_, __, values: [string]) => builder()(...values),
    get: (_, key): unknown => (Object.hasOwn(known, key) ? known[key] : Reflect.get(builder(), key)),
  })
}
