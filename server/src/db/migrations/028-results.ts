import type { Knex } from 'knex'

/**
 * Result kind of each launch: conversions if every goal of its flow was verified when it began, otherwise clicks. Also
 * the portion of its spend whose conversions are still pending, half of which arrive within a day.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ad_run add column result_kind text not null default 'clicks'
      check (result_kind in ('clicks', 'conversions'));
    update ad_run set result_kind = 'conversions' where id in (
      select run.id from ad_run run
      join lateral jsonb_each_text(run.snapshot) value on value.key ~ '^component/[^/]+/goalUrl$'
      where value.value <> ''
        -- A goal that was removed from the flow keeps its values.
        and run.snapshot -> 'componentOrder' @>
          jsonb_build_array(jsonb_build_array(split_part(value.key, '/', 2)))
      group by run.id
      having bool_and(
        coalesce(run.snapshot -> ('component/' || split_part(value.key, '/', 2) || '/isValidated') = 'true', false))
    );

    alter table ad_run add column ripening_spend double precision not null default 0;
    update ad_run set ripening_spend = coalesce((
      select sum(spend * 0.5 ^ greatest(0, ad_run.synced_until::date - day))
      from ad_run_day where run_id = ad_run.id and day > ad_run.synced_until::date - 14
    ), 0) where synced_until is not null and ended_date is null;
  `)
}
