import type { Knex } from 'knex'

/** Work due in product time, and the deletion of accounts: its date, and the files to delete afterwards. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table due_work (
      id uuid primary key,
      kind text not null,
      subject text not null,
      -- Product time.
      due_date timestamptz not null,
      unique (kind, subject)
    );
    create index due_work_date on due_work (due_date);

    -- If set, the account is locked, and its data is erased by then.
    alter table user_account add column deletion_date timestamptz;

    -- Stored files whose brand was deleted. Each is removed unless something else uses it.
    create table loose_file (
      hash text primary key,
      date timestamptz not null
    );

    -- Rows that refer to an account, a brand or a launch are found without a full scan when one is deleted.
    create index user_account_selected_idea on user_account (selected_idea_id) where selected_idea_id is not null;
    create index idea_maker on idea (user_id) where team_id is not null;
    create index balloon_value_author on balloon_value (author_id) where author_id is not null;
    create index brief_website on brief (website_data_id) where website_data_id is not null;
    create index error_report_user on error_report (user_id) where user_id is not null;
    create index rendered_picture_url on rendered_picture (url);
    create index team_member_invited on team_member (lower(email)) where invite_status = 'pending';
  `)
}
