import type { Knex } from 'knex'

/** Creatives of ads, and their rendered pictures by content, so that unchanged creatives are not drawn again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ad_creative (
      id uuid primary key,
      idea_id uuid not null references idea on delete cascade,
      balloon_id uuid references balloon on delete cascade,
      layout text not null,
      creatives jsonb not null,
      render_urls jsonb not null default '{}',
      render_status text not null default 'waiting' check (render_status in ('waiting', 'done', 'failed')),
      render_failure text,
      creation_date timestamptz not null,
      archive_date timestamptz
    );
    create index ad_creative_idea on ad_creative (idea_id, creation_date desc);
    create index ad_creative_balloon on ad_creative (balloon_id) where balloon_id is not null;

    create table rendered_picture (
      -- Digest of the creative and of the version of the drawing code.
      digest bytea primary key,
      url text not null,
      date timestamptz not null
    );
  `)
}
