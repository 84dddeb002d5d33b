import type { Knex } from 'knex'

/** Why an ad was rejected or stopped may be rules of ours with their values; what was said until now is kept as words. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table ad_status_change alter column reason type jsonb using to_jsonb(reason)')
}
