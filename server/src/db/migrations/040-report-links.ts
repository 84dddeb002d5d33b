import type { Knex } from 'knex'

/** Links that show the report of a brand, or of one of its ads, to anyone who has them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table report_link (
      id uuid primary key,
      idea_id uuid not null references idea on delete cascade,
      -- Null for all ads of the brand.
      balloon_id uuid references balloon on delete cascade,
      period text not null,
      -- Of the token in the link, which is stored nowhere.
      digest bytea not null unique,
      -- Real time.
      creation_date timestamptz not null,
      expiry_date timestamptz not null
    );
    create index report_link_idea on report_link (idea_id, creation_date);
    create index report_link_balloon on report_link (balloon_id) where balloon_id is not null;
    create index report_link_expiry on report_link (expiry_date);
  `)
}
