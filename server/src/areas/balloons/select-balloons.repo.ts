import { columnName } from '../../db/column-names.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'
import type { BalloonFields, BalloonRow, ListedBalloonRow } from './balloon.wire.ts'

const entry = `json_build_object('value', value, 'date', date, 'isUserUpdate', is_user_update, 'authorId', author_id)`

const histories = (keys: string) => `(
  select coalesce(json_object_agg(key, history order by key), '{}') from (
    select key, json_agg(${entry} order by seq) as history
    from balloon_value where balloon_value.balloon_id = balloon.id ${keys} group by key
  ) as histories
)`

const launches = `(
  select coalesce(json_agg(json_build_object('runId', id, 'data',
    json_build_object('adAccountType', ad_account_type, 'stopReason', stop_reason)) order by number), '[]')
  from ad_run where ad_run.balloon_id = balloon.id
) as ads`

const isCreativeKey = `key like 'component/%/adCreativeId'`

// The creative that the ad names. The id comes from outside, so it may be any text, or the id of another brand's
// creative.
const picture = (creativeId: string) => `(
  select render_urls ->> '1:1' from ad_creative
  join ad_creative_version as version on version.creative_id = ad_creative.id and version.number = ad_creative.version
  where ad_creative.idea_id = balloon.idea_id and ad_creative.id = (
    select case when value #>> '{}' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (value #>> '{}')::uuid end
    from (${creativeId}) as named
  )
) as picture_url`

const fields = [
  'id',
  'name',
  'status',
  'platform',
  'progress',
  'publishDates',
  'ctaSelectors',
  'subscriptionId',
  'isSubscriptionCanceled',
  'followsId',
  'creationDate',
  'archiveDate',
] as const satisfies (keyof BalloonFields)[]

const columns = fields.map((field) => `balloon.${columnName(field)}`).join(', ')

const whole = `select ${columns}, ${launches}, ${histories('')} as data, ${picture(
  `select value from balloon_value where balloon_id = balloon.id and ${isCreativeKey}
   order by key, seq desc limit 1`,
)} from balloon`

const newestColumns = 'key, value, date, is_user_update, author_id'

/**
 * Jumps from key to key in the primary key, so that no earlier entry is read; for `distinct on` PostgreSQL would read
 * them all. Besides the values, it selects what decides whether there is something to publish (see `EditedKey`).
 */
const newest = `
  cross join lateral (select max(date) as date from unnest(balloon.publish_dates) as date) as version
  cross join lateral (
    with recursive newest as (
      (
        select ${newestColumns} from balloon_value where balloon_id = balloon.id
        order by key desc, seq desc limit 1
      )
      union all
      select next.* from newest cross join lateral (
        select ${newestColumns} from balloon_value where balloon_id = balloon.id and key < newest.key
        order by key desc, seq desc limit 1
      ) as next
    )
    select
      coalesce(json_object_agg(key, json_build_array(${entry}) order by key), '{}') as data,
      coalesce(json_object_agg(key, (
        select value from balloon_value as published
        where published.balloon_id = balloon.id and published.key = newest.key
          and version.date is not null and published.date <= version.date
        order by seq desc limit 1
      )) filter (where is_edited), '{}') as edited,
      (array_agg(value order by key) filter (where ${isCreativeKey}))[1] as creative_id
    from newest
    cross join lateral (select exists (
      select from balloon_value as edit
      where edit.balloon_id = balloon.id and edit.key = newest.key and edit.is_user_update
        and edit.date > coalesce(version.date, '-infinity')
    ) as is_edited) as edit
  ) as latest`

const listed = (more = '') => `
  select ${columns}, ${launches}, latest.data, latest.edited, ${picture('select latest.creative_id as value')} ${more}
  from balloon ${newest}`

/** The ads of a brand ($1), oldest first, with the last value of each key. */
export const selectListedBalloons = preparedStatement<ListedBalloonRow>(
  `${listed()} where balloon.idea_id = $1 order by balloon.creation_date, balloon.id`,
)

/** One ad ($1) of a brand ($2) with the whole history of each key. */
export const selectBalloon = preparedStatement<BalloonRow>(`${whole} where id = $1 and idea_id = $2`)

/** One ad ($1) of a brand ($2) with the last value of each key, and the whole history of some keys ($3). */
export const selectListedBalloon = preparedStatement<ListedBalloonRow>(
  `${listed(`, ${histories('and key = any($3)')} as histories`)} where id = $1 and idea_id = $2`,
)
