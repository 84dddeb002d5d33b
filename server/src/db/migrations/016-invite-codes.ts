import type { Knex } from 'knex'

/** Codes of an invitation, one for each attempt to send its mail, as for other mailed links. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Only digests. They stay after the invitation is accepted, so that its links can report that.
    create table team_invite_code (
      digest bytea primary key,
      member_id uuid not null references team_member on delete cascade,
      -- Of two mails, the one with the greater id is newer.
      mail_id uuid not null
    );
    create index team_invite_code_member on team_invite_code (member_id);
    insert into team_invite_code (digest, member_id, mail_id)
      select invite_digest, id, '00000000-0000-0000-0000-000000000000' from team_member
      where invite_digest is not null;
    alter table team_member drop column invite_digest;
  `)
}
