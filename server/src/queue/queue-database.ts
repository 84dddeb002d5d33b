import type { Knex } from 'knex'
import { type Db as QueueDb, fromKnex } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { storedNames } from '../db/postgres-dialect.ts'
import { preparedStatement, type PreparedStatement } from '../db/prepared-statement.ts'

/** Number of uses after which a statement is prepared. */
const frequentFrom = 3
/** Limit of remembered statements; the library has about thirty, and a few more with values in their text. */
const mostSeen = 300

type Row = Record<string, unknown>

const timesSeen = new Map<string, number>()
const frequent = new Map<string, PreparedStatement<Row>>()

/**
 * The product's database for the queue's library, which reads its own tables by their column names. The library sends a
 * few long statements for each job, and planning them takes longer than running them.
 */
export function queueDatabase(db: Db): QueueDb {
  const plain = fromKnex({
    raw: async <T>(sql: string, bindings?: readonly unknown[]) =>
      db.raw<{ rows: T[] }>(sql, bindings as Knex.RawBinding[]).queryContext(storedNames),
  })
  return {
    async executeSql(text, values = []) {
      const statement = frequentStatement(text)
      return statement ? { rows: await statement(db, values) } : plain.executeSql(text, values)
    },
  }
}

function frequentStatement(text: string): PreparedStatement<Row> | undefined {
  const known = frequent.get(text)
  if (known) return known
  const times = (timesSeen.get(text) ?? 0) + 1
  if (times === 1 && timesSeen.size >= mostSeen) return undefined
  timesSeen.set(text, times)
  // A text with several statements can't be prepared.
  if (times < frequentFrom || /;\s*\S/.test(text)) return undefined
  const statement = preparedStatement<Row>(text, storedNames)
  frequent.set(text, statement)
  return statement
}
