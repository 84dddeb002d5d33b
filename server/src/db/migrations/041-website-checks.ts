import type { Knex } from 'knex'

/** What a brand's website is built with, and the product's own checks for its snippet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table idea add column site_builder text;
    create table website_check (
      idea_id uuid primary key references idea (id) on delete cascade,
      checks integer not null,
      next_date timestamptz
    );
    comment on table website_check is 'Checks of a website for its snippet by due work; next_date is null after the last.';
  `)
}
