import type { Knex } from 'knex'

/** Tools that an answer uses, what they answered, and outputs that wait for their use. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What the app said about the open page, for the rounds after the first.
    alter table assistant_run add column context jsonb;
    create table assistant_call (
      id uuid primary key,
      run_id uuid not null references assistant_run on delete cascade,
      thread_id uuid not null,
      message_id uuid not null,
      -- Its place among the calls of its message.
      place int not null,
      name text not null,
      arguments jsonb not null,
      -- Without a foreign key: the conversation outlasts the brand.
      idea_id uuid,
      status text not null check (status in
        ('auto', 'requires_action', 'confirmed', 'cancelled', 'optionSelected')),
      -- Null as long as the run waits for it.
      output jsonb,
      foreign key (thread_id, message_id) references assistant_message on delete cascade
    );
    create index assistant_call_message on assistant_call (thread_id, message_id);
    create index assistant_call_run on assistant_call (run_id);
    create table assistant_saved_output (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      outputs text not null,
      creation_date timestamptz not null
    );
    create index assistant_saved_output_user on assistant_saved_output (user_id);
  `)
}
