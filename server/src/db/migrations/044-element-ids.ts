import type { Knex } from 'knex'

// Elements are named by what they are and by their place among equals; a text with a slot is named after that.
const renamed = (creatives: string) => `(
  select coalesce(jsonb_object_agg(format, case when jsonb_typeof(creative -> 'elements') = 'array' then
    jsonb_set(creative, '{elements}', (
      select coalesce(jsonb_agg(
        element || jsonb_build_object('id', name || case when slot is null or count > 1 then '-' || count else '' end)
        order by place
      ), '[]')
      from (
        select element, place, name, slot, row_number() over (partition by name order by place) as count
        from jsonb_array_elements(creative -> 'elements') with ordinality as elements (element, place)
        cross join lateral (select element ->> 'slot' as slot) as slots
        cross join lateral (
          select coalesce(slot, case element ->> 'type' when 'croppedImage' then 'picture' else element ->> 'type' end)
            as name
        ) as names
      ) as named
    ))
    else creative end), '{}')
  from jsonb_each(${creatives}) as formats (format, creative)
)`

/**
 * Gives the elements of stored creatives ids that are the same in each format, where they were counted in each. Drawn
 * pictures stay, because no drawing depends on an id.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`update ad_creative_version set creatives = ${renamed('creatives')}`)
  // An ad that is being generated stores its creative later.
  const stored = `result #> '{composed,creatives}'`
  await knex.raw(`
    update run_step set result = jsonb_set(result, '{composed,creatives}', ${renamed(stored)})
    where step = 'creative' and jsonb_typeof(${stored}) = 'object'
      and run_id in (select id from run where finish_date is null)
  `)
}
