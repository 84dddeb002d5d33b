import type { Knex } from 'knex'

/** Logins through Google and Facebook: linked identities, and logins in progress. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A person is identified by the platform's own id, because addresses can change hands.
    create table social_identity (
      platform text not null check (platform in ('facebook', 'google')),
      subject text not null,
      user_id uuid not null references user_account on delete cascade,
      creation_date timestamptz not null,
      primary key (platform, subject)
    );
    create unique index social_identity_user on social_identity (user_id, platform);

    -- One row per step of a login in progress. Its key is the digest of the state, later that of a redeem code.
    create table social_login (
      key_digest bytea primary key,
      browser_digest bytea not null,
      platform text not null check (platform in ('facebook', 'google')),
      return_url text,
      person jsonb,
      wrong_passwords integer not null default 0,
      expiry_date timestamptz not null
    );
    create index social_login_expiry on social_login (expiry_date);
  `)
}
