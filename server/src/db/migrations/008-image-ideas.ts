import type { Knex } from 'knex'

/** What the picture of an ad was to show, kept with its creative; null where nobody was asked. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table ad_creative add column image_idea jsonb')
}
