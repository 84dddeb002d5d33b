import type { Knex } from 'knex'

/** Renames columns of the autopilot to match the names in code. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table run_pilot rename column steered_until to decided_until;
    alter table run_pilot rename column told_version to sent_version;
  `)
}
