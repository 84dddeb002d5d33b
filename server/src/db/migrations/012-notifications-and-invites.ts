import type { Knex } from 'knex'

/** Notifications, expiring invitations, and messages from people: survey answers and sales requests. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Names of people, brands and ads are looked up on reading, because they change and are deleted with what they name.
    create table notification (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      kind text not null,
      params jsonb not null default '{}',
      idea_id uuid references idea on delete cascade,
      balloon_id uuid references balloon on delete cascade,
      team_id uuid references team on delete cascade,
      actor_id uuid references user_account on delete cascade,
      date timestamptz not null,
      read_date timestamptz
    );
    create index notification_newest on notification (user_id, date desc, id desc);
    create index notification_unread on notification (user_id) where read_date is null;
    create index notification_idea on notification (idea_id) where idea_id is not null;
    create index notification_balloon on notification (balloon_id) where balloon_id is not null;
    create index notification_team on notification (team_id) where team_id is not null;
    create index notification_actor on notification (actor_id) where actor_id is not null;

    -- Real time. The digest stays after the invitation is accepted, so that its link can report that.
    alter table team_member add column invite_expiry_date timestamptz;

    create table pmf_survey (
      id uuid primary key,
      email text,
      answers jsonb not null,
      date timestamptz not null
    );

    create table sales_request (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      message text not null,
      phone text,
      date timestamptz not null
    );
    create index sales_request_user on sales_request (user_id);
  `)
}
