import type { Knex } from 'knex'

/** Generation of ads: the input of a task, its completed steps, and a limit of one running task per brand. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table run add column input jsonb not null default '{}';
    create index run_brand on run (idea_id, kind, creation_date desc) where idea_id is not null;
    create unique index run_one_generation on run (idea_id) where kind = 'ad-generation' and status = 'IN_PROGRESS';
    create index run_subject on run (subject) where kind = 'ad-generation';
    -- Open tasks, which hold tokens and whose node may have crashed.
    create index run_open on run (kind, creation_date) where status = 'IN_PROGRESS';

    create table run_step (
      run_id uuid not null references run on delete cascade,
      step text not null,
      result jsonb not null,
      date timestamptz not null,
      primary key (run_id, step)
    );
  `)
}
