import type { Knex } from 'knex'

/** Changes of each field of a brief: the values before and after, and the author. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table brief_change (
      brief_id uuid not null references brief on delete cascade,
      field text not null,
      seq integer not null,
      before jsonb not null,
      after jsonb not null,
      date timestamptz not null,
      author_id uuid references user_account on delete set null,
      primary key (brief_id, field, seq)
    );
    create index brief_change_author on brief_change (author_id);
  `)
}
