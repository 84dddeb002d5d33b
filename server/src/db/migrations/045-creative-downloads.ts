import type { Knex } from 'knex'

/** Links to the pictures of a creative, each valid for some minutes, and the place of a creative in its brand's list. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creative_download (
      -- Of the token in the link, which is stored nowhere.
      digest bytea primary key,
      creative_id uuid not null references ad_creative on delete cascade,
      version integer not null,
      -- Real time.
      expiry_date timestamptz not null
    );
    create index creative_download_creative on creative_download (creative_id);
    create index creative_download_expiry on creative_download (expiry_date);
    create index ad_creative_newest on ad_creative (idea_id, id desc);
  `)
}
