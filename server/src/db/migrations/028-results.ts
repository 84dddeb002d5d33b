import type { Knex } from 'knex'

/** What each run is measured by: conversions where every goal of its flow was verified at its launch, else clicks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ad_run add column result_kind text not null default 'clicks'
      check (result_kind in ('clicks', 'conversions'));
    update ad_run set result_kind = 'conversions' where id in (
      select run.id from ad_run run
      join lateral jsonb_each_text(run.snapshot) value on value.key ~ '^component/[^/]+/goalUrl$'
      where value.value <> ''
        -- A goal that was taken out of the flow keeps its values.
        and run.snapshot -> 'componentOrder' @>
          jsonb_build_array(jsonb_build_array(split_part(value.key, '/', 2)))
      group by run.id
      having bool_and(
        coalesce(run.snapshot -> ('component/' || split_part(value.key, '/', 2) || '/isValidated') = 'true', false))
    );
  `)
}
