import type { Knex } from 'knex'

/** The user's reason for canceling a plan, and the charge that reminders of trials mention. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscription add column cancel_reason text;

    -- The reminder of a trial's end mentions the next charge, which reminders written before this migration lack.
    update notification set params = params || '{"amount": "the price of your plan"}' where kind = 'trialEnding';
  `)
}
