import type { Knex } from 'knex'

/** Mails to send, the links in them, the outbox of installations without a mail server, and pending addresses. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What a mail is about; its text and its link are created when it is sent.
    create table mail (
      id uuid primary key,
      name text not null,
      payload jsonb not null,
      creation_date timestamptz not null,
      -- When it was sent, or why it never will be.
      sent_date timestamptz,
      failure text check (failure in ('refused', 'givenUp'))
    );
    create index mail_creation on mail (creation_date);

    -- One link of a kind per account, that of its newest mail, with the mail's id.
    create table mailed_link (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      kind text not null check (kind in ('verifyEmail', 'changeEmail', 'resetPassword')),
      email text not null,
      expiry_date timestamptz not null,
      unique (user_id, kind)
    );
    create index mailed_link_expiry on mailed_link (expiry_date);

    -- Only digests, one for each attempt to send the mail, because any of them may have arrived.
    create table mailed_link_code (
      digest bytea primary key,
      link_id uuid not null references mailed_link on delete cascade
    );
    create index mailed_link_code_link on mailed_link_code (link_id);

    create table outbox_mail (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      date timestamptz not null
    );
    create index outbox_mail_date on outbox_mail (date);

    alter table user_account
      add column pending_email text,
      add column pending_email_date timestamptz,
      add check ((pending_email is null) = (pending_email_date is null));
  `)
}
