import type { Knex } from 'knex'

/** The ad that an ad is a new version of, and whether a launch stops that one once its own ad is live. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table balloon add column follows_id uuid references balloon (id) on delete set null;
    create index balloon_follows_id on balloon (follows_id) where follows_id is not null;
    alter table ad_run add column stops_followed boolean not null default false;
  `)
}
