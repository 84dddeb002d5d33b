import type { Knex } from 'knex'

/** Conversations with the assistant, their runs, and the events that a stream continues from. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table assistant_thread (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      focus_key text not null check (focus_key in ('default', 'onboarding', 'newAd')),
      -- Real time, as all dates of the assistant.
      creation_date timestamptz not null,
      unique (user_id, focus_key)
    );
    create table assistant_run (
      id uuid primary key,
      thread_id uuid not null references assistant_thread on delete cascade,
      -- The message of the user that it answers, and the one that it writes.
      message_id uuid not null,
      answer_id uuid not null,
      status text not null check (status in
        ('created', 'queued', 'in_progress', 'requires_action', 'completed', 'cancelled', 'error')),
      last_event int not null default 0,
      -- When its node last showed that it's working on it.
      sign_date timestamptz not null,
      creation_date timestamptz not null
    );
    create unique index assistant_run_open on assistant_run (thread_id)
      where status not in ('completed', 'cancelled', 'error');
    create index assistant_run_message on assistant_run (thread_id, message_id, creation_date);
    create table assistant_message (
      thread_id uuid not null references assistant_thread on delete cascade,
      -- Of a user's message, chosen by the browser: unique in its thread only.
      id uuid not null,
      place bigint generated always as identity,
      author text not null check (author in ('user', 'assistant')),
      text text not null,
      -- Unsafe, so no engine sees it again.
      is_refused boolean not null default false,
      -- The run that wrote it.
      run_id uuid references assistant_run on delete cascade,
      date timestamptz not null,
      primary key (thread_id, id)
    );
    create index assistant_message_run on assistant_message (run_id);
    -- Events as they were stored, many at once.
    create table assistant_run_batch (
      run_id uuid not null references assistant_run on delete cascade,
      first_event int not null,
      last_event int not null,
      events jsonb not null,
      primary key (run_id, first_event)
    );
  `)
}
