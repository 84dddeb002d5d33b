import type { Knex } from 'knex'

/** The idea for an ad's picture, stored with its creative; null if there was none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table ad_creative add column image_idea jsonb')
}
