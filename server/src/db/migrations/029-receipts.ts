import type { Knex } from 'knex'

/** A receipt for each charge, and the VAT rate of each payment. Amounts are minor units. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment add column vat_percent double precision not null default 0;
    -- The rate of an ad is stored with its launch. A plan has no launch, so its rate follows from its VAT and price.
    update payment set vat_percent = ad_run.vat_percent from ad_run
      where payment.purpose = 'ad' and payment.subject = ad_run.id::text;
    update payment set vat_percent = round(vat * 100.0 / (amount + credit_used - vat), 1)
      where purpose = 'plan' and amount + credit_used > vat;

    -- The last receipt number of each year. Issuing a receipt locks the row, so that no number is skipped.
    create table receipt_counter (
      year integer primary key,
      last integer not null
    );

    -- Records like payments: they have only their owner's id and outlive the account, without the user's words.
    create table receipt (
      id uuid primary key,
      number text not null unique,
      -- Reference of the posting that books the charge.
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
