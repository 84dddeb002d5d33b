import type { Knex } from 'knex'

/** The SQL sent by `work`, without that of the queue, which polls at any time. */
export async function statementsOf(knex: Knex, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (!/\bboss\b/.test(sql)) seen.push(sql)
  }
  knex.on('query', note)
  try {
    await work()
  } finally {
    knex.off('query', note)
  }
  return seen
}
