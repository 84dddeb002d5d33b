import type { Knex } from 'knex'

/** What changes without anything having been done: counters of calls, and when a session was last used. */
const restless = { table: 'rate_limit', columnOf: 'session', column: 'last_active_date' }

/** Every table of the database, so that a new one is looked at too. */
export async function tableNames(knex: Knex): Promise<string[]> {
  const rows = await knex('information_schema.tables')
    .where({ table_schema: 'public', table_type: 'BASE TABLE' })
    .orderBy('table_name')
    .pluck<string[]>('table_name')
  return rows
}

/**
 * Number of rows of every table and of the jobs, and the sum of the transactions that wrote them; two equal ones mean
 * that nothing was written between. It reads no columns (but those of sessions), as it is taken around every call of
 * the matrix of roles.
 */
export async function fingerprint(knex: Knex): Promise<Record<string, string>> {
  const tables = (await tableNames(knex)).filter((table) => table !== restless.table)
  const parts = [...tables, 'boss.job'].map((table) =>
    table === restless.columnOf
      ? knex.raw(
          `select ? as name, count(*) || ' ' || md5(coalesce(string_agg(line, ',' order by line), '')) as sum
           from (select (to_jsonb(t) - ?)::text as line from ?? t) lines`,
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
