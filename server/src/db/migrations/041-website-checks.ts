import type { Knex } from 'knex'

/** How often the product has looked for a brand's snippet by itself since somebody last waited for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table website_check (
      idea_id uuid primary key references idea (id) on delete cascade,
      checks integer not null,
      next_date timestamptz
    );
    comment on table website_check is 'Checks of a website for its snippet by due work; next_date is null after the last.';
  `)
}
