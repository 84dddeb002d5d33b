import type { Knex } from 'knex'

/** A stock picture is known by its id at its service, so that a brand that chooses it twice has it once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Null for files that no stock service gave.
    alter table media add column stock_id text;
    create unique index media_stock on media (idea_id, maker, stock_id) where stock_id is not null;
  `)
}
