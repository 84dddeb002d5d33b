import type { Knex } from 'knex'

/** History of ads: every change of their status, their launches with money and figures, and the days of a launch. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ad_status_change (
      id uuid primary key,
      balloon_id uuid not null references balloon on delete cascade,
      seq integer not null,
      status text not null,
      event text not null,
      date timestamptz not null,
      actor_id uuid references user_account on delete set null,
      reason text,
      unique (balloon_id, seq)
    );
    create index ad_status_change_actor on ad_status_change (actor_id) where actor_id is not null;

    -- One launch of an ad. Amounts are minor units of its currency; dates are product time.
    create table ad_run (
      id uuid primary key,
      balloon_id uuid not null references balloon on delete cascade,
      component_id text not null,
      idea_id uuid not null references idea on delete cascade,
      -- The payer at the time of the launch, as in the ledger.
      owner_id uuid not null,
      number integer not null,
      platform text not null check (platform in ('google', 'facebook', 'instagram')),
      ad_account_type text not null check (ad_account_type in ('provider', 'byoaa')),
      -- The ad's values by key at the time of the launch.
      snapshot jsonb not null,
      currency text not null,
      -- Without VAT, for all paid months.
      budget bigint not null check (budget >= 0),
      vat bigint not null check (vat >= 0),
      vat_percent double precision not null,
      commission_percent integer not null,
      daily_budget bigint not null,
      funding_recurrence text not null check (funding_recurrence in ('oneOff', 'monthly')),
      duration_days integer not null check (duration_days > 0),
      conversion_objective text not null,
      goal_value bigint not null default 0,
      creation_date timestamptz not null,
      -- Paid, and waiting for our review.
      submitted_date timestamptz,
      approved_date timestamptz,
      -- Limits set by an admin: the highest price per click, and the earliest start.
      target_cpc bigint,
      from_date timestamptz,
      start_date timestamptz,
      end_date timestamptz,
      ended_date timestamptz,
      stop_reason text,
      platform_ref text,
      -- The state last sent to the platform: whether the ad is shown.
      is_shown boolean not null default false,
      -- Forecast cost of one result.
      expected_cost bigint,
      -- Number of paid months, and how many of them the platform has received.
      funded_periods integer not null default 1,
      sent_periods integer not null default 1,
      synced_until timestamptz,
      impressions bigint not null default 0,
      clicks bigint not null default 0,
      conversions bigint not null default 0,
      spend bigint not null default 0,
      revenue bigint not null default 0,
      is_simulated boolean not null default false,
      fiftieth_result_date timestamptz,
      settled_date timestamptz,
      -- Amount refunded as credit, including VAT.
      refund bigint not null default 0,
      unique (balloon_id, number)
    );
    create index ad_run_newest on ad_run (idea_id, id desc);
    create index ad_run_owner on ad_run (owner_id, id desc);
    create index ad_run_to_review on ad_run (submitted_date) where approved_date is null and ended_date is null;

    create table ad_run_day (
      run_id uuid not null references ad_run on delete cascade,
      day date not null,
      impressions bigint not null,
      clicks bigint not null,
      conversions bigint not null,
      spend bigint not null,
      revenue bigint not null,
      primary key (run_id, day)
    );
  `)
}
