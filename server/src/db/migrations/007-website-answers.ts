import type { Knex } from 'knex'

/** The owner's answers to contradictions on a brand's website, stored with the brief that was created from it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table brief add column website_answers jsonb not null default '{}'`)
}
