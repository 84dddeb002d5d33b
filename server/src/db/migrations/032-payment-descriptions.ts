import type { Knex } from 'knex'

/**
 * Payments of the built-in provider store what they are for as a kind and a name, which their page turns into words.
 */
export async function up(knex: Knex): Promise<void> {
  // A text that matches neither of ours is the name of a plan.
  await knex.raw(`
    alter table embedded_payment alter column description type jsonb using case
      when description = 'A card for your plan and your ads' then jsonb_build_object('kind', 'card')
      when description like 'Ad “%”'
        then jsonb_build_object('kind', 'ad', 'name', substr(description, 5, length(description) - 5))
      else jsonb_build_object('kind', 'plan', 'name', description)
    end`)
}
