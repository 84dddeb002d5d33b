import { isSameJson, type JsonValue } from '../core/json.ts'
import type { AdAccountType } from '../ideas/platforms.rules.ts'
import { isActiveFlagKey } from './active-flag.rules.ts'
import {
  type BalloonData,
  type BalloonValue,
  type CompleteHistory,
  lastValue,
  valueAt,
} from './balloon-history.rules.ts'
import { parseComponentKey } from './balloon-keys.rules.ts'
import type { BalloonStatus } from './balloon-status.rules.ts'
import { valueRowOf } from './component-values.rules.ts'
import { readComponents } from './components.rules.ts'
import type { Balloon, BalloonAd } from './balloon.entity.ts'

/**
 * Whether a key is part of a version: all but what takes effect at once, and what the product counts (PUB-02). Ids, name,
 * creation date, progress and CTA selectors, which do not count either, are no keys of the data.
 */
export function needsPublish(key: string): boolean {
  return !valueRowOf(key)?.isInstant
}

/** A key that a user has set since the version last published, or ever where nothing was published yet. */
export interface EditedKey {
  readonly key: string
  /** Its value in the version last published; null where it had none. */
  readonly published: JsonValue
  /** Its latest value. */
  readonly draft: JsonValue
}

function editedKeys({ data }: CompleteHistory, lastPublishDate: Date | null): readonly EditedKey[] {
  const isNew = ({ date, isUserUpdate }: BalloonValue) =>
    isUserUpdate && (lastPublishDate === null || date > lastPublishDate)
  return Object.entries(data)
    .filter(([, history]) => history.some(isNew))
    .map(([key, history]) => ({
      key,
      published: (lastPublishDate ? valueAt(history, lastPublishDate)?.value : null) ?? null,
      draft: lastValue(history)?.value ?? null,
    }))
}

function changedKeys(edited: readonly EditedKey[]): readonly string[] {
  return edited
    .filter(({ key, published, draft }) => needsPublish(key) && !isSameJson(published, draft))
    .map(({ key }) => key)
}

/**
 * Keys whose draft differs from the version last published, by a user's doing (PUB-02); all that users wrote where
 * nothing was published yet (`lastPublishDate` null).
 */
export function unpublishedKeys(history: CompleteHistory, lastPublishDate: Date | null): readonly string[] {
  return changedKeys(editedKeys(history, lastPublishDate))
}

/**
 * Whether edits make something to publish; a lone path of an ad that never was published is nothing (PUB-02, PUB-03).
 * `edited` are all keys that users have set since the last version.
 */
export function hasPublishableEdits(edited: readonly EditedKey[], lastPublishDate: Date | null): boolean {
  const keys = changedKeys(edited)
  const isPath = (key: string) => parseComponentKey(key)?.key === 'path'
  return keys.length > 0 && !(lastPublishDate === null && keys.every(isPath))
}

/** The same, read from the whole histories of an ad. */
export function hasUnpublishedChanges(history: CompleteHistory, lastPublishDate: Date | null): boolean {
  return hasPublishableEdits(editedKeys(history, lastPublishDate), lastPublishDate)
}

/** How many versions were published by a date, that date included (PUB-04). */
export function countPublished(publishDates: readonly Date[], date: Date): number {
  return publishDates.filter((published) => published <= date).length
}

export interface ActivityToRead {
  readonly status: BalloonStatus
  /** The flag `isActive` of one of its components. */
  readonly hasActiveComponent: boolean
  readonly hasSubscription: boolean
  readonly isSubscriptionCanceled: boolean
  readonly lastAd: {
    readonly adAccountType: AdAccountType | null
    readonly stopReason: string | null
  } | null
}

/** Whether an ad counts as active (PUB-01, OPN-37). */
export function isActive(ad: ActivityToRead): boolean {
  if (ad.hasActiveComponent) return true
  if (ad.status === 'pending' || ad.status === 'rejected') return false
  if (ad.hasSubscription && !ad.isSubscriptionCanceled) return true
  return ad.lastAd?.adAccountType === 'byoaa' && ad.lastAd.stopReason !== 'user_stopped'
}

interface AdWithLaunches extends Pick<Balloon, 'status' | 'subscriptionId' | 'isSubscriptionCanceled'> {
  readonly ads: readonly BalloonAd[]
  readonly data: BalloonData
}

/** What decides whether an ad counts as active, read from the ad itself; its launches stand oldest first. */
export function activityOf({
  status,
  subscriptionId,
  isSubscriptionCanceled,
  ads,
  data,
}: AdWithLaunches): ActivityToRead {
  const hasActiveComponent = Object.entries(data).some(
    ([key, history]) => isActiveFlagKey(key) && lastValue(history)?.value === true,
  )
  const hasSubscription = subscriptionId !== null
  return {
    status,
    hasActiveComponent,
    hasSubscription,
    isSubscriptionCanceled,
    lastAd: ads.at(-1)?.data ?? null,
  }
}

const freshMs = 10 * 24 * 3_600_000
const freshClicks = 80

/** Whether an ad is too young to be judged: started less than ten days ago, with fewer than 80 clicks (PUB-11, OPN-49). */
export function isFresh(startDate: Date, clicks: number, now: Date): boolean {
  const age = now.getTime() - startDate.getTime()
  return age >= 0 && age < freshMs && clicks < freshClicks
}

/** The address that an ad leads to: that of its only external page, or null (PUB-12). */
export function publishedUrlOf(values: Readonly<Record<string, JsonValue>>): string | null {
  const pages = readComponents(values).filter((component) => component.type === 'externalPage')
  const [page] = pages
  return pages.length === 1 && page && page.url !== '' ? page.url : null
}
