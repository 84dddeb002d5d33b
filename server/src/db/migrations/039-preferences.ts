import type { Knex } from 'knex'

/** What users set for themselves is kept with their account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table user_account add column preferences jsonb not null default '{}'`)
}
