import type { Db } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'

// The owner's switch (`false`, LCH-08) stays, and a flag that is there already is no new value.
const set = preparedStatement(`
  insert into balloon_value (balloon_id, key, seq, value, date, is_user_update)
  select launch.balloon_id, flag.key, coalesce(last.seq, 0) + 1, 'true', $2::timestamptz, false
  from ad_run as launch
  cross join lateral (select 'component/' || launch.component_id || '/isActive' as key) as flag
  left join lateral (
    select seq, value from balloon_value
    where balloon_value.balloon_id = launch.balloon_id and balloon_value.key = flag.key
    order by seq desc limit 1
  ) as last on true
  where launch.balloon_id = $1 and launch.is_latest and coalesce(last.value, 'null') not in ('true', 'false')`)

const remove = preparedStatement(`
  delete from balloon_value
  where balloon_id = $1 and key like 'component/%/isActive' and value = 'true' and not is_user_update`)

/**
 * Writes that the component of an ad's latest launch is active, as a value of the product's own (PUB-01). It is no edit:
 * the ad cannot be edited while the value is there, and the value is gone before it can be.
 */
export async function setActiveFlag(db: Db, balloonId: string, date: Date): Promise<void> {
  await set(db, [balloonId, date])
}

/** Removes what `setActiveFlag` wrote, so that nothing of it is left in the ad's history. */
export async function removeActiveFlag(db: Db, balloonId: string): Promise<void> {
  await remove(db, [balloonId])
}
