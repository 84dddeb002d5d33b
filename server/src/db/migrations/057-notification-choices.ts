import type { Knex } from 'knex'

/** What users hear about, and how. Emails of single topics stay in `mail_subscription`, which has strangers too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notification_choice (
      user_id uuid not null references user_account on delete cascade,
      topic text not null,
      channel text not null check (channel in ('product', 'digest')),
      is_on boolean not null,
      primary key (user_id, topic, channel)
    );
    -- False for one that its user turned off: only a digest may list it.
    alter table notification add column is_shown boolean not null default true;
    -- Product time: until when digests have listed what happened.
    alter table user_account add column digest_date timestamptz;
  `)
}
