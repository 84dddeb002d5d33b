import type { Knex } from 'knex'

/** What is sent to engines in place of the old messages of a long conversation. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table assistant_summary (
      thread_id uuid primary key references assistant_thread on delete cascade,
      -- Place of the last message that it's about.
      through_place bigint not null,
      text text not null,
      writer text not null check (writer in ('ai', 'rules')),
      engine text not null,
      prompt text not null,
      date timestamptz not null
    );
  `)
}
