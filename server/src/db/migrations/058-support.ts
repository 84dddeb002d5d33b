import type { Knex } from 'knex'

/** Conversations with the assistant that a person of the support answers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table assistant_message drop constraint assistant_message_author_check;
    alter table assistant_message add constraint assistant_message_author_check
      check (author in ('user', 'assistant', 'person'));
    -- What the person learns about a run that is queued for them. It's open as long as the run is.
    create table assistant_hand_over (
      run_id uuid primary key references assistant_run on delete cascade,
      page text,
      brand_name text,
      plan text not null,
      -- Request id of the last error that the app has shown.
      error_reference text,
      -- The person's answers up to this place have been read, or are in an email.
      noticed_place bigint not null default 0
    );
    create index assistant_run_queued on assistant_run (creation_date) where status = 'queued';
  `)
}
