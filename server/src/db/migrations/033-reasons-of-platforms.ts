import type { Knex } from 'knex'

/**
 * The reason of a rejected or stopped ad may now be our own rules with their values; reasons stored before stay as
 * text.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table ad_status_change alter column reason type jsonb using to_jsonb(reason)')
}
