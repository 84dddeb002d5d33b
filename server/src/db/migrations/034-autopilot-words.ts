import type { Knex } from 'knex'

/** Columns of the autopilot get the names that code has for them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table run_pilot rename column steered_until to decided_until;
    alter table run_pilot rename column told_version to sent_version;
  `)
}
