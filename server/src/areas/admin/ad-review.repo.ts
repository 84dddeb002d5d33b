import type { ReviewFilter } from '@aloft/domain/ads/approval.rules'
import { liveStatuses } from '@aloft/domain/balloons/status-changes.rules'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import type { Db } from '../../db/db.ts'

export interface ReviewRow {
  id: string
  name: string
  status: string
  brand: string
  websiteUrl: string | null
  owner: string | null
  /** End of the payer's paid plan period; null if the plan has no end. */
  paidUntil: Date | null
  history: { status: string; event: string; date: string; reason: Reason | null }[]
  logoUrl: string | null
  pictureUrls: Partial<Record<CreativeFormat, string>> | null
  /** Null if the second version has no creative of its own. */
  variantPictureUrls: Partial<Record<CreativeFormat, string>> | null
}

const history = `(
  select coalesce(json_agg(json_build_object('status', status, 'event', event, 'date', date, 'reason', reason)
    order by seq), '[]') from ad_status_change where ad_status_change.balloon_id = balloon.id
) as history`

// What was sent; before that, the version that will be.
const pictures = ['', 'variant_'].map(
  (of) => `coalesce(${of}picture_urls, (
    select render_urls from ad_creative_version as version
    where version.creative_id = ad_run.${of}creative_id and version.number = ad_run.${of}creative_version
  )) as ${of}picture_urls`,
)

/** The newest launch of each submitted ad that still exists, longest waiting first, in one statement. */
export async function findReviews(db: Db, filter: ReviewFilter, limit: number): Promise<ReviewRow[]> {
  const query = db('ad_run')
    .join('balloon', 'balloon.id', 'ad_run.balloonId')
    .join('idea', 'idea.id', 'ad_run.ideaId')
    .leftJoin('user_account', 'user_account.id', 'ad_run.ownerId')
    .leftJoin('subscription', 'subscription.userId', 'ad_run.ownerId')
    .whereNotNull('ad_run.submittedDate')
    .whereNotExists(
      db('ad_run as later')
        .whereRaw('later.balloon_id = ad_run.balloon_id and later.number > ad_run.number')
        .whereNotNull('later.submittedDate'),
    )
    .orderBy('ad_run.submittedDate', filter === 'waiting' ? 'asc' : 'desc')
    .limit(limit)
    .select(
      'ad_run.id',
      'balloon.name',
      'balloon.status',
      { brand: 'idea.title', websiteUrl: 'idea.url', owner: 'user_account.email' },
      { paidUntil: 'subscription.periodEnd' },
      db.raw(history),
      db.raw(`idea.design ->> 'logoImageUrl' as logo_url`),
      db.raw(pictures.join(', ')),
    )
  if (filter === 'waiting') void query.where({ 'ad_run.approvedDate': null, 'ad_run.endedDate': null })
  if (filter === 'live')
    void query.where({ 'ad_run.endedDate': null }).whereIn('balloon.status', [...liveStatuses])
  return query
}
