import type { Knex } from 'knex'

/** A link may lead to the pictures of several creatives. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table creative_download drop constraint creative_download_pkey, add primary key (digest, creative_id);
  `)
}
