import type { CountedAd } from '@aloft/domain/balloons/ad-limit.rules'
import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { AdAccountType } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'

interface Row {
  readonly id: string
  readonly status: string
  readonly hasFlag: boolean
  readonly hasSubscription: boolean
  readonly isSubscriptionCanceled: boolean
  readonly adAccountType: AdAccountType | null
  readonly stopReason: string | null
}

// Selects only ads that can be active or wait for their payment, because an account has many drafts and ended ads.
const activities = preparedStatement<Row>(`
  select balloon.id, balloon.status, flag.is_set as has_flag,
    balloon.subscription_id is not null as has_subscription, balloon.is_subscription_canceled,
    launch.ad_account_type, launch.stop_reason
  from idea
  left join team on team.id = idea.team_id
  join balloon on balloon.idea_id = idea.id and balloon.archive_date is null
  left join ad_run as launch on launch.balloon_id = balloon.id and launch.is_latest
  cross join lateral (
    select exists (
      select from (
        select distinct on (key) value from balloon_value
        where balloon_value.balloon_id = balloon.id and key like 'component/%/isActive'
        order by key, seq desc
      ) as last
      where last.value = 'true'
    ) as is_set
  ) as flag
  where coalesce(team.owner_id, idea.user_id) = $1
    and (flag.is_set or balloon.subscription_id is not null or launch.ad_account_type = 'byoaa'
      or balloon.status = 'pending')`)

/** Ads that may be active of an account's own brands and its teams' brands, except archived ads. */
export async function listAdActivities(db: Db, ownerId: string): Promise<CountedAd[]> {
  return (await activities(db, [ownerId])).map((row) => ({
    id: row.id,
    status: canonicalStatus(row.status),
    hasActiveComponent: row.hasFlag,
    hasSubscription: row.hasSubscription,
    isSubscriptionCanceled: row.isSubscriptionCanceled,
    lastAd: row.adAccountType && { adAccountType: row.adAccountType, stopReason: row.stopReason },
  }))
}

/** Number of drafts of a brand that are not archived. */
export async function countDrafts(db: Db, ideaId: string): Promise<number> {
  const draft: BalloonStatus = 'IN_PROGRESS'
  const row = await db('balloon')
    .where({ ideaId, status: draft, archiveDate: null })
    .count({ count: '*' })
    .first<{ count: number }>()
  return row.count
}
