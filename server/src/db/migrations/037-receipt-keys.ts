import type { Knex } from 'knex'

/** The secret part of a receipt's address: whoever has it can read the receipt, and nobody can guess it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table receipt add column key text not null unique
      default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    -- Lists are read by id, which grows with time.
    drop index receipt_owner;
    create index receipt_owner on receipt (owner_id, id desc);
    create index payment_failed on payment (owner_id, id desc) where status = 'failed';
  `)
}
