import type { Knex } from 'knex'

/** What changes without anything having been done: counters of calls, and when a session was last used. */
const restless = { table: 'rate_limit', columnOf: 'session', column: `last_active_date` }

/** Every table of the database, so that new ones are included too. */
export async function tableNames(knex: Knex): Promise<string[]> {
  return knex('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck<string[]>('tablename')
}

/**
 * Number of rows of every table and of the jobs, and the sum of the transactions that wrote them; two equal
 * results mean that nothing was written in between. It reads no columns (except those of sessions), because
 * it runs around every call of the matrix of roles.
 */
export async function fingerprint(knex: Knex): Promise<Record<string, string>> {
  const tables = (await tableNames(knex)).filter((table) => table !== restless.table)
  const parts = [...tables, 'boss.job'].map((table) =>
    table === restless.columnOf
      ? knex.raw(
          `select ? as name, count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - ?)::text, 0)), 0) as sum
           from ?? t`,
          [table, restless.column, table],
        )
      : knex.raw(`select ? as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as sum from ??`, [
          table,
          table,
        ]),
  )
  const { rows } = await knex.raw<{ rows: { name: string; sum: string }[] }>(
    parts.map((part) => part.toString()).join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
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
