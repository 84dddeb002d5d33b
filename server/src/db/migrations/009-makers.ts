import type { Knex } from 'knex'

/** Who made what a step of a task keeps; empty for steps that nobody wrote, and for those of old tasks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table run_step add column made jsonb not null default '[]'`)
}
