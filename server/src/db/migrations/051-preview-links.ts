import type { Knex } from 'knex'

/** Links show reports or previews of ads, and previews collect comments. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table report_link rename to shared_link;
    alter index report_link_idea rename to shared_link_idea;
    alter index report_link_balloon rename to shared_link_balloon;
    alter index report_link_expiry rename to shared_link_expiry;
    -- Null for a preview, which is always of one ad.
    alter table shared_link alter column period drop not null;
    alter table shared_link add constraint shared_link_subject
      check (period is not null or balloon_id is not null);
    -- Anyone who has the link writes them, without an account.
    create table preview_comment (
      id uuid primary key,
      link_id uuid not null references shared_link on delete cascade,
      author text not null,
      text text not null,
      place text not null,
      device text not null,
      -- Fractions of the preview's width and height; both null for all of the preview.
      pin_x double precision,
      pin_y double precision,
      -- Real time.
      date timestamptz not null,
      constraint preview_comment_pin check ((pin_x is null) = (pin_y is null))
    );
    create index preview_comment_link on preview_comment (link_id, date);
  `)
}
