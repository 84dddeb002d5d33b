import type { Knex } from 'knex'

/** The writers of a task step's result; empty for steps without a writer and for older tasks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table run_step add column made jsonb not null default '[]'`)
}
