import type { Db } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'

// Never replaces the owner's switch (`false`, LCH-08), and adds no entry if the flag is already set.
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
 * Sets the component of an ad's latest launch to active, as a value by the product (PUB-01). This never mixes with
 * edits: the ad can't be edited while the value is set, and the value is removed before it can be.
 */
export async function setActiveFlag(db: Db, balloonId: string, date: Date): Promise<void> {
  await set(db, [balloonId, date])
}

/** Removes the value of `setActiveFlag`, also from the ad's history. */
export async function removeActiveFlag(db: Db, balloonId: string): Promise<void> {
  await remove(db, [balloonId])
}
