import type { Knex } from 'knex'
import { type PreparedStatement, preparedStatement } from '../../src/db/prepared-statement.ts'

/** What changes without anything having been done: counters of calls, and when a session was last used. */
const restless = { table: 'rate_limit', columnOf: 'session', column: `last_active_date` }

const tablesOfSchema = preparedStatement<{ tablename: string }>(
  "select tablename from pg_tables where schemaname = 'public' order by tablename",
)

/** Every table of the database, so that new ones are included too. */
export async function tableNames(knex: Knex): Promise<string[]> {
  return (await tablesOfSchema(knex, [])).map(({ tablename }) => tablename)
}

/**
 * Number of rows of every table and of the jobs, and the sum of the transactions that wrote them; two equal
 * results mean that nothing was written in between. It reads no columns (except those of sessions), and its
 * statement is planned once, because it runs around every call of the matrix of roles.
 */
export async function fingerprint(knex: Knex): Promise<Record<string, string>> {
  const tables = (await tableNames(knex)).filter((table) => table !== restless.table)
  const rows = await sumsOf(tables)(knex, [])
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

function sumsOf(tables: readonly string[]): PreparedStatement<{ name: string; sum: string }> {
  const parts = [...tables.map((table) => [table, `"${table}"`]), ['boss.job', 'boss.job']].map(
    ([name, table]) => {
      const sum =
        name === restless.columnOf
          ? `hashtextextended((to_jsonb(t) - '${restless.column}')::text, 0)`
          : 'xmin::text::bigint'
      return `select '${name}' as name, count(*) || ' ' || coalesce(sum(${sum}), 0) as sum from ${table} t`
    },
  )
  return preparedStatement(parts.join(' union all '))
}

/** Every row of every table as text, bytes in hex. */
export async function everyRow(knex: Knex): Promise<string> {
  const texts: string[] = []
  for (const table of await tableNames(knex)) {
    const { rows } = await knex.raw<{ rows: { line: string }[] }>('select t::text as line from ?? t', [table])
    texts.push(...rows.map(({ line }) => line))
  }
  return texts.join('\n')
}
