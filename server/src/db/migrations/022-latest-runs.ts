import type { Knex } from 'knex'

/** Marks the latest launch of each ad, which lists need for every launch they show. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ad_run add column is_latest boolean not null default true;
    update ad_run set is_latest = false where exists (
      select from ad_run as later where later.balloon_id = ad_run.balloon_id and later.number > ad_run.number
    );
  `)
}
