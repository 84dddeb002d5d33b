import type { Knex } from 'knex'

/** Tasks with their events, and the briefs of brands. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table run (
      id uuid primary key,
      kind text not null,
      user_id uuid not null references user_account on delete cascade,
      idea_id uuid references idea on delete cascade,
      subject text not null,
      status text not null default 'IN_PROGRESS' check (status in ('IN_PROGRESS', 'DONE', 'FAIL')),
      failure text,
      result jsonb,
      attempts integer not null default 0,
      creation_date timestamptz not null,
      finish_date timestamptz,
      check ((status = 'IN_PROGRESS') = (finish_date is null)),
      check ((status = 'FAIL') = (failure is not null))
    );
    create index run_newest on run (user_id, kind, subject, creation_date desc);

    create table run_event (
      run_id uuid not null references run on delete cascade,
      seq integer not null,
      date timestamptz not null,
      data jsonb not null,
      primary key (run_id, seq)
    );

    create table brief (
      id uuid primary key,
      idea_id uuid not null references idea on delete cascade,
      kind text not null check (kind in ('brand', 'design', 'campaign')),
      data jsonb not null,
      website_data_id uuid references run on delete set null,
      creation_date timestamptz not null,
      update_date timestamptz not null,
      archive_date timestamptz
    );
    create index brief_idea on brief (idea_id, kind);
    create unique index brief_one_of_its_kind on brief (idea_id, kind) where kind <> 'campaign';
  `)
}
