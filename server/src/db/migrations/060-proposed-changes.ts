import type { Knex } from 'knex'

/** Who proposed a change of a brief that its author accepted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table brief_change add column proposer text check (proposer in ('assistant'))`)
}
