import type { Knex } from 'knex'

/** A receipt for each charge, and the VAT rate of each payment. Amounts are minor units. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment add column vat_percent double precision not null default 0;
    -- The rate of an ad stands with its run. That of a plan, whose run is none, is what its VAT makes of its price.
    update payment set vat_percent = ad_run.vat_percent from ad_run
      where payment.purpose = 'ad' and payment.subject = ad_run.id::text;
    update payment set vat_percent = round(vat * 100.0 / (amount + credit_used - vat), 1)
      where purpose = 'plan' and amount + credit_used > vat;

    -- The number of the last receipt of each year. Whoever issues one holds the row, so that no number is left out.
    create table receipt_counter (
      year integer primary key,
      last integer not null
    );

    -- Books, like payments: they name their owner by an id alone and outlive the account, without words of its user.
    create table receipt (
      id uuid primary key,
      number text not null unique,
      -- Of the posting that books the charge.
      reference text not null unique references ledger_posting (reference),
      owner_id uuid not null,
      purpose text not null check (purpose in ('plan', 'ad', 'credit')),
      date timestamptz not null,
      seller text not null,
      seller_country text not null,
      item text,
      period text,
      net bigint not null check (net >= 0),
      vat bigint not null check (vat >= 0),
      vat_percent double precision not null,
      credit_used bigint not null check (credit_used >= 0),
      charged bigint not null check (charged >= 0),
      currency text not null,
      method text not null check (method in ('card', 'paypal', 'credit')),
      card_brand text,
      card_last4 text,
      check (net + vat = credit_used + charged)
    );
    create index receipt_owner on receipt (owner_id, date desc);
  `)
}
