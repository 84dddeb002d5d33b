import type { Knex } from 'knex'

/**
 * Payments, cards and plans, and the data of our own payment provider, which nothing else reads. Amounts are minor
 * units.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What a posting is about, for example run:<id>, so that a displayed amount can link to its entries.
    alter table ledger_posting add column subject text;
    create index ledger_posting_subject on ledger_posting (subject) where subject is not null;

    -- Records like the ledger: they have only their owner's id and outlive the account.
    create table payment (
      id uuid primary key,
      owner_id uuid not null,
      purpose text not null check (purpose in ('ad', 'plan', 'card')),
      subject text not null,
      -- Amount to pay, including VAT and without the credit that is used.
      amount bigint not null check (amount >= 0),
      vat bigint not null default 0,
      credit_used bigint not null default 0,
      currency text not null,
      method text not null check (method in ('card', 'paypal')),
      status text not null default 'open' check (status in ('open', 'paid', 'failed', 'canceled')),
      failure text,
      provider text not null,
      provider_ref text,
      created_date timestamptz not null,
      paid_date timestamptz,
      unique (provider, provider_ref)
    );
    create index payment_owner on payment (owner_id, created_date desc);
    create index payment_subject on payment (purpose, subject);

    -- Events received from providers; a repeated event does nothing.
    create table payment_event (
      provider text not null,
      event_id text not null,
      type text not null,
      received_date timestamptz not null,
      primary key (provider, event_id)
    );

    create table payment_method (
      id uuid primary key,
      user_id uuid not null references user_account on delete cascade,
      provider text not null,
      provider_ref text not null,
      brand text not null,
      last4 text not null,
      -- The last month in which it is valid, for example 2031-04.
      expiry text not null,
      created_date timestamptz not null,
      unique (user_id, provider, provider_ref)
    );

    create table subscription (
      user_id uuid primary key references user_account on delete cascade,
      -- The chosen plan; the account's current rights are those of user_account.plan_label.
      plan_label text not null,
      is_annual boolean not null,
      status text not null check (status in ('trial', 'active', 'lapsed', 'canceled')),
      trial_end timestamptz not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      tokens_reset_date timestamptz,
      payment_method_id uuid references payment_method on delete set null,
      canceled_date timestamptz
    );
    create index subscription_payment_method on subscription (payment_method_id) where payment_method_id is not null;

    create table embedded_payment_account (
      is_only boolean primary key default true check (is_only),
      webhook_secret text not null
    );
    create table embedded_card (
      id text primary key,
      customer text not null,
      -- One of the published test numbers; the page accepts no others.
      number text not null,
      expiry text not null,
      is_authenticated boolean not null default false
    );
    create table embedded_payment (
      ref text primary key,
      -- Our id of the payment: a request with the same id returns the same payment.
      key text not null unique,
      kind text not null check (kind in ('payment', 'setup')),
      method text not null check (method in ('card', 'paypal')),
      customer text not null,
      description text not null,
      amount bigint not null,
      currency text not null,
      return_url text not null,
      status text not null check (status in ('open', 'authentication', 'paid', 'failed', 'canceled')),
      failure text,
      card_id text references embedded_card,
      refunded bigint not null default 0,
      date timestamptz not null
    );
    create table embedded_refund (
      key text primary key,
      payment_ref text not null references embedded_payment,
      amount bigint not null check (amount > 0),
      date timestamptz not null
    );
    create index embedded_refund_payment on embedded_refund (payment_ref);
    create table embedded_payment_event (
      id text primary key,
      type text not null,
      payment_ref text not null references embedded_payment,
      date timestamptz not null
    );
    create index embedded_payment_event_payment on embedded_payment_event (payment_ref);
  `)
}
