import type { Knex } from 'knex'

/** Accounts and their sessions, teams, brands, and what every call needs: limits, idempotency keys, the clock. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table user_account (
      id uuid primary key,
      email text not null,
      username text not null,
      password_hash text,
      language text not null,
      is_email_validated boolean not null default false,
      is_admin boolean not null default false,
      is_banned boolean not null default false,
      is_onboarding boolean not null default true,
      plan_label text not null default 'free',
      subscription_currency text not null default 'EUR',
      temporary_subscription_currency text,
      social_platform text check (social_platform in ('facebook', 'google')),
      referral_code_data jsonb,
      ad_gen_data jsonb not null default '{}',
      questionnaire jsonb,
      selected_idea_id uuid,
      terms_accepted_date timestamptz not null,
      creation_date timestamptz not null
    );
    create unique index user_account_email on user_account (lower(email));

    create table user_completed_task (
      user_id uuid not null references user_account on delete cascade,
      task text not null,
      date timestamptz not null,
      primary key (user_id, task)
    );

    -- One row per device, with only digests of the tokens.
    create table session (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      auth_digest bytea not null unique,
      auth_expiry_date timestamptz not null,
      stored_digest bytea not null unique,
      stored_expiry_date timestamptz not null,
      last_active_date timestamptz not null,
      creation_date timestamptz not null
    );
    create index session_owner on session (user_id);

    create table team (
      id uuid primary key,
      name text not null,
      owner_id uuid not null references user_account,
      creation_date timestamptz not null
    );
    create index team_owner on team (owner_id);

    create table team_member (
      id uuid primary key,
      team_id uuid not null references team on delete cascade,
      user_id uuid references user_account on delete cascade,
      email text not null,
      name text,
      role text not null check (role in ('admin', 'collaborator', 'guest')),
      invite_status text not null check (invite_status in ('pending', 'confirmed')),
      invite_digest bytea unique,
      creation_date timestamptz not null,
      check (invite_status = 'pending' or user_id is not null)
    );
    create unique index team_member_email on team_member (team_id, lower(email));
    create unique index team_member_user on team_member (user_id, team_id) where user_id is not null;

    create table idea (
      id uuid primary key,
      user_id uuid not null references user_account,
      team_id uuid references team,
      title text not null,
      url text,
      url_host text,
      description text,
      industry text,
      subdomain text,
      domain jsonb,
      tags jsonb not null default '[]',
      ad_gen_data jsonb not null default '{}',
      design jsonb not null default '{}',
      uploaded_images jsonb not null default '[]',
      uploaded_videos jsonb not null default '[]',
      snippet jsonb not null default '{}',
      ad_accounts jsonb not null default '{}',
      integrations jsonb not null default '{}',
      last_open_date timestamptz,
      creation_date timestamptz not null,
      archive_date timestamptz
    );
    create index idea_user on idea (user_id) where team_id is null;
    create index idea_team on idea (team_id) where team_id is not null;
    create unique index idea_subdomain on idea (lower(subdomain)) where subdomain is not null;
    alter table user_account
      add foreign key (selected_idea_id) references idea on delete set null deferrable initially deferred;

    -- Replies of commands, stored so that a repeated call does not run twice.
    create table kept_reply (
      user_id uuid not null references user_account on delete cascade,
      idempotency_key uuid not null,
      action text not null,
      payload_digest bytea not null,
      reply jsonb,
      creation_date timestamptz not null,
      primary key (user_id, idempotency_key)
    );
    create index kept_reply_creation on kept_reply (creation_date);

    create table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    create table error_report (
      id uuid primary key,
      user_id uuid references user_account on delete set null,
      message text not null,
      stack text,
      location text,
      date timestamptz not null
    );
    create index error_report_date on error_report (date);

    -- One row: how far product time is ahead of real time.
    create table product_clock (
      is_only boolean primary key default true check (is_only),
      offset_hours double precision not null default 0
    );
    insert into product_clock default values;
  `)
}
