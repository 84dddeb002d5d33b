import type { Knex } from 'knex'

/** The autopilot: the ads it is on for, its changes to launches, and its log. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Ads with their autopilot on.
    create table ad_autopilot (
      balloon_id uuid not null references balloon on delete cascade,
      component_id text not null,
      primary key (balloon_id, component_id)
    );

    -- A launch whose ad had its autopilot on at the time.
    create table run_pilot (
      run_id uuid primary key references ad_run on delete cascade,
      -- Number of the month in which the autopilot paused the ad; null while the ad should be shown.
      paused_period integer,
      -- Highest price per click; null means the price set at the launch.
      bid bigint,
      -- Amount of the launch's budget that came from other launches, negative if it went to them; without VAT.
      shifted_budget bigint not null default 0,
      -- By lever: until when the autopilot leaves it alone, and whether the user undid its change.
      holds jsonb not null default '{}',
      steered_until timestamptz,
      -- Number of changes to the launch, and how many of them its platform has received.
      version integer not null default 0,
      told_version integer not null default 0
    );

    create table autopilot_log (
      id uuid primary key,
      balloon_id uuid not null references balloon on delete cascade,
      component_id text not null,
      run_id uuid references ad_run on delete cascade,
      date timestamptz not null,
      state text not null check (state in ('inProgress', 'failed', 'done')),
      event text not null,
      -- Amounts in minor units of the launch's currency.
      decision jsonb,
      remark text,
      lever text,
      is_simulated boolean not null
    );
    create index autopilot_log_newest on autopilot_log (balloon_id, date desc, id desc);
    create index autopilot_log_run on autopilot_log (run_id);
    -- One requested evaluation at a time.
    create unique index autopilot_look_under_way on autopilot_log (balloon_id, component_id)
      where state = 'inProgress';
  `)
}
