import { type BalloonValue, lastValue } from '@aloft/domain/balloons/balloon-history.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon, BalloonAd, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { hasPublishableEdits } from '@aloft/domain/balloons/publish.rules'
import { completeBalloon, lastPublishDateOf } from '@aloft/domain/balloons/versions.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

/** Values by key; dates are strings as in JSON. */
type RowData = Record<string, (Omit<BalloonValue, 'date'> & { date: string })[]>

/** Fields of a balloon row that don't depend on which values are read. */
export interface BalloonFields {
  id: string
  name: string
  status: string
  platform: AdPlatform | null
  progress: number
  publishDates: Date[]
  ctaSelectors: string[]
  subscriptionId: string | null
  isSubscriptionCanceled: boolean
  pictureUrl: string | null
  followsId: string | null
  ads: BalloonAd[]
  creationDate: Date
  archiveDate: Date | null
}

/** A row of balloon with the histories of its values. */
export interface BalloonRow extends BalloonFields {
  data: RowData
}

/** A row of balloon with the last value of each key. */
export interface ListedBalloonRow extends BalloonFields {
  data: RowData
  /** Keys that a user has edited since the last version, with each key's value in that version. */
  edited: Record<string, JsonValue>
  /** The whole history of the requested keys. */
  histories?: RowData
}

/** A date that keeps the string it was parsed from, because it's written to JSON many times. */
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

/** A balloon for the members of its brand (ENT-08, ENT-12). */
export function wireBalloon(row: BalloonRow): BalloonWithHistory {
  return completeBalloon({ ...wireFields(row), data: wireData(row.data) })
}

/** Like `wireBalloon`, but without the histories of most keys. */
export function wireListedBalloon({ data, histories, edited, ...row }: ListedBalloonRow): Balloon {
  const latest = wireData(data)
  const keys = Object.entries(edited).map(([key, published]) => ({
    key,
    published,
    draft: lastValue(latest[key] ?? [])?.value ?? null,
  }))
  return {
    ...wireFields(row),
    hasUnpublishedChanges: hasPublishableEdits(keys, lastPublishDateOf(row.publishDates)),
    isHistoryComplete: false,
    data: histories ? { ...latest, ...wireData(histories) } : latest,
  }
}

function wireFields(row: BalloonFields) {
  return {
    id: row.id,
    name: row.name,
    status: canonicalStatus(row.status),
    platform: row.platform,
    subscriptionId: row.subscriptionId,
    isSubscriptionCanceled: row.isSubscriptionCanceled,
    ads: row.ads,
    publishDates: row.publishDates,
    creationDate: row.creationDate,
    archiveDate: row.archiveDate,
    progress: row.progress,
    ctaSelectors: row.ctaSelectors,
    pictureUrl: row.pictureUrl,
    followsId: row.followsId,
  }
}

function wireData(data: RowData): Record<string, BalloonValue[]> {
  // Values that were set together share one date.
  const dates = new Map<string, Date>()
  const dateOf = (text: string) => {
    const date = dates.get(text) ?? new SentDate(text)
    dates.set(text, date)
    return date
  }
  return Object.fromEntries(
    Object.entries(data).map(([key, history]) => [
      key,
      history.map((entry) => ({ ...entry, date: dateOf(entry.date) })),
    ]),
  )
}
