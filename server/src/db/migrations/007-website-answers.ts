import type { Knex } from 'knex'

/** What the owner of a brand said to the contradictions of its website, kept with the brief that was made from it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table brief add column website_answers jsonb not null default '{}'`)
}
