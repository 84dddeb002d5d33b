import type { Knex } from 'knex'

/** Referral codes of people who sign up through a platform, and former emails that devices still send. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table social_login add column referral_code text;
    -- Addresses the account has had since this device last received the current one.
    alter table session add column former_emails text[] not null default '{}';
  `)
}
