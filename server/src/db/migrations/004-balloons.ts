import type { Knex } from 'knex'

/** Balloons, which users call ads, and the history of each of their values. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table balloon (
      id uuid primary key,
      idea_id uuid not null references idea on delete cascade,
      name text not null,
      -- The form in which the app compares names, so that the rule and the index never differ.
      comparable_name text not null,
      status text not null default 'IN_PROGRESS',
      platform text check (platform in ('google', 'facebook', 'instagram')),
      progress double precision not null default 0 check (progress between 0 and 100),
      publish_dates timestamptz[] not null default '{}',
      cta_selectors jsonb not null default '[]',
      subscription_id text,
      is_subscription_canceled boolean not null default false,
      creation_date timestamptz not null,
      archive_date timestamptz
    );
    create index balloon_idea on balloon (idea_id, creation_date);
    create unique index balloon_name on balloon (idea_id, comparable_name)
      where archive_date is null and comparable_name <> '';

    create table balloon_value (
      balloon_id uuid not null references balloon on delete cascade,
      key text not null,
      seq integer not null,
      value jsonb not null,
      date timestamptz not null,
      is_user_update boolean not null,
      author_id uuid references user_account on delete set null,
      primary key (balloon_id, key, seq)
    );
  `)
}
