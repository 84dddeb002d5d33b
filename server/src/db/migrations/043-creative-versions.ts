import type { Knex } from 'knex'

/**
 * Versions of creatives, the first of which is what a creative is now. A creative belongs to its brand and stays when its
 * ad is deleted. A launch keeps the version that it was paid with, and the pictures that it sent.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ad_creative_version (
      creative_id uuid not null references ad_creative on delete cascade,
      number integer not null check (number > 0),
      -- Null for the product.
      author_id uuid references user_account on delete set null,
      date timestamptz not null,
      -- Number of drafts merged into it, so that a finished drawing is known to be of the last one.
      drafts integer not null default 1,
      layout text not null,
      creatives jsonb not null,
      render_urls jsonb not null default '{}',
      render_status text not null default 'waiting' check (render_status in ('waiting', 'done', 'failed')),
      render_failure text,
      primary key (creative_id, number)
    );
    create index ad_creative_version_author on ad_creative_version (author_id) where author_id is not null;
    insert into ad_creative_version
      (creative_id, number, date, layout, creatives, render_urls, render_status, render_failure)
      select id, 1, creation_date, layout, creatives, render_urls, render_status, render_failure from ad_creative;

    alter table ad_creative
      drop column layout, drop column creatives, drop column render_urls, drop column render_status,
      drop column render_failure,
      -- Number of its newest version.
      add column version integer not null default 1,
      drop constraint ad_creative_balloon_id_fkey,
      add constraint ad_creative_balloon_id_fkey foreign key (balloon_id) references balloon on delete set null;

    alter table ad_run
      add column creative_id uuid,
      add column creative_version integer,
      -- Addresses by format; null until it's sent to its platform.
      add column picture_urls jsonb;
    update ad_run set creative_id = version.creative_id, creative_version = 1,
        picture_urls = case when ad_run.platform_ref is not null then version.render_urls end
      from ad_creative join ad_creative_version as version on version.creative_id = ad_creative.id
      where ad_creative.idea_id = ad_run.idea_id
        and ad_creative.id::text = lower(ad_run.snapshot ->> ('component/' || ad_run.component_id || '/adCreativeId'));
    alter table ad_run
      add foreign key (creative_id, creative_version) references ad_creative_version (creative_id, number);
    create index ad_run_creative on ad_run (creative_id, creative_version) where creative_id is not null;
  `)
}
