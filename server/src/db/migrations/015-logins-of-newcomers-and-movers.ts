import type { Knex } from 'knex'

/** Who told a newcomer of the product, on the way through a platform; and what devices still call an account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table social_login add column referral_code text;
    -- Addresses that the account had since this device was last told of one.
    alter table session add column former_emails text[] not null default '{}';
  `)
}
