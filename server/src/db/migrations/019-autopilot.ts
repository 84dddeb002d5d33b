import type { Knex } from 'knex'

/** The autopilot: the ads it is on for, its changes to launches, and its log. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Ads whose autopilot is on.
    create table ad_autopilot (
      balloon_id uuid not null references balloon on delete cascade,
      component_id text not null,
      primary key (balloon_id, component_id)
    );

    -- A run whose ad had its autopilot on when it was launched.
    create table run_pilot (
      run_id uuid primary key references ad_run on delete cascade,
      -- The month, by its number, in which it stopped showing the ad; null while the ad is to be shown.
      paused_period integer,
      -- Most to be paid for a click; null: as it was launched.
      bid bigint,
      -- How much of the run's budget came from other runs or, below zero, went to them; without VAT.
      shifted_budget bigint not null default 0,
      -- By lever: until when it is left alone, and whether its user took it back.
      holds jsonb not null default '{}',
      steered_until timestamptz,
      -- How many times the run was moved, and of how many of these its platform knows.
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
      -- Amounts in minor units of the run's currency.
      decision jsonb,
      remark text,
      lever text,
      is_simulated boolean not null
    );
    create index autopilot_log_newest on autopilot_log (balloon_id, date desc, id desc);
    create index autopilot_log_run on autopilot_log (run_id);
    -- One look at a time that was asked for.
    create unique index autopilot_look_under_way on autopilot_log (balloon_id, component_id)
      where state = 'inProgress';
  `)
}
