import type { BalloonValue } from '@aloft/domain/balloons/balloon-history.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon, BalloonAd } from '@aloft/domain/balloons/balloon.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

/** A row of balloon with the histories of its values. */
export interface BalloonRow {
  id: string
  name: string
  status: string
  platform: AdPlatform | null
  progress: number
  publish_dates: Date[]
  cta_selectors: string[]
  subscription_id: string | null
  is_subscription_canceled: boolean
  picture_url: string | null
  ads: BalloonAd[]
  creation_date: Date
  archive_date: Date | null
  /** Dates are text, as JSON carries them. */
  data: Record<string, (Omit<BalloonValue, 'date'> & { date: string })[]>
}

/** A date that is written as JSON many times over; it comes as text and goes out as text. */
class SentDate extends Date {
  readonly #text: string

  constructor(text: string) {
    super(text)
    this.#text = this.toISOString()
  }

  override toJSON(): string {
    return this.#text
  }
}

/** A balloon as the members of its brand see it (ENT-08, ENT-12). */
export function wireBalloon(row: BalloonRow): Balloon {
  // Values that were set together have one date.
  const dates = new Map<string, Date>()
  const dateOf = (text: string) => {
    const date = dates.get(text) ?? new SentDate(text)
    dates.set(text, date)
    return date
  }
  return {
    id: row.id,
    name: row.name,
    status: canonicalStatus(row.status),
    platform: row.platform,
    subscriptionId: row.subscription_id,
    isSubscriptionCanceled: row.is_subscription_canceled,
    ads: row.ads,
    publishDates: row.publish_dates,
    creationDate: row.creation_date,
    archiveDate: row.archive_date,
    progress: row.progress,
    ctaSelectors: row.cta_selectors,
    pictureUrl: row.picture_url,
    data: Object.fromEntries(
      Object.entries(row.data).map(([key, history]) => [
        key,
        history.map((entry) => ({ ...entry, date: dateOf(entry.date) })),
      ]),
    ),
  }
}
