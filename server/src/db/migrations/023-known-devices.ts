import type { Knex } from 'knex'

/** Browsers that have logged in before, and reset links that stay valid beside newer ones. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One row per browser and account. The browser keeps the token in a cookie after a logout; this is its digest.
    create table known_device (
      digest bytea not null,
      user_id uuid not null references user_account on delete cascade,
      last_login_date timestamptz not null,
      primary key (digest, user_id)
    );
    create index known_device_owner on known_device (user_id);
    create index known_device_last_login on known_device (last_login_date);

    -- A stranger's request for a reset link must not end the owner's link.
    alter table mailed_link drop constraint mailed_link_user_id_kind_key;
    create unique index mailed_link_newest on mailed_link (user_id, kind) where kind <> 'resetPassword';
    create index mailed_link_owner on mailed_link (user_id);
  `)
}
