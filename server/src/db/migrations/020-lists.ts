import type { Knex } from 'knex'

/** Columns for sorting and filtering lists of launches: the type of each launch, and the order they begin in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ad_run add column ad_type text not null default 'traffic'
      check (ad_type in ('traffic', 'conversion'));
    update ad_run set ad_type = 'conversion' where snapshot @@ '$.keyvalue().value == "goal"';
    -- Launches that have not begun come last in both directions, as if they had begun before all others.
    create index ad_run_by_start on ad_run (idea_id, coalesce(start_date, '-infinity') desc, id desc);
  `)
}
