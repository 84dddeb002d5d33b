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
 * Whether a key is part of a version: all except those that take effect at once or that the product counts (PUB-02).
 * IDs, name, creation date, progress and CTA selectors don't count either, but they aren't keys of the data.
 */
export function needsPublish(key: string): boolean {
  return !valueRowOf(key)?.isInstant
}

/** A key that a user has set since the last published version, or ever if nothing was published yet. */
export interface EditedKey {
  readonly key: string
  /** Its value in the last published version; null if it had none. */
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
 * Keys that users changed since the last published version (PUB-02); everything that users wrote if nothing was
 * published yet (`lastPublishDate` null).
 */
export function unpublishedKeys(history: CompleteHistory, lastPublishDate: Date | null): readonly string[] {
  return changedKeys(editedKeys(history, lastPublishDate))
}

/**
 * Whether edits are enough to publish; only a path isn't, for an ad that was never published (PUB-02, PUB-03). `edited`
 * has all keys that users have set since the last version.
 */
export function hasPublishableEdits(edited: readonly EditedKey[], lastPublishDate: Date | null): boolean {
  const keys = changedKeys(edited)
  const isPath = (key: string) => parseComponentKey(key)?.key === 'path'
  return keys.length > 0 && !(lastPublishDate === null && keys.every(isPath))
}

/** The same, based on an ad's complete histories. */
export function hasUnpublishedChanges(history: CompleteHistory, lastPublishDate: Date | null): boolean {
  return hasPublishableEdits(editedKeys(history, lastPublishDate), lastPublishDate)
}

/** How many versions were published by a date, including that date (PUB-04). */
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

/** What decides whether an ad counts as active, based on the ad itself; its launches are sorted oldest first. */
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

/**
 * Whether it's too early to judge an ad: started less than ten days ago, with fewer than 80 clicks (PUB-11, OPN-49).
 */
export function isFresh(startDate: Date, clicks: number, now: Date): boolean {
  const age = now.getTime() - startDate.getTime()
  return age >= 0 && age < freshMs && clicks < freshClicks
}

/** An ad's landing page: the address of its only external page, or null (PUB-12). */
export function publishedUrlOf(values: Readonly<Record<string, JsonValue>>): string | null {
  const pages = readComponents(values).filter((component) => component.type === 'externalPage')
  const [page] = pages
  return pages.length === 1 && page && page.url !== '' ? page.url : null
}
