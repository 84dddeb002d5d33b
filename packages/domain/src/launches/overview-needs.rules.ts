import { heldHours } from '../ads/launch-stage.rules.ts'
import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import type { FundingRecurrence } from '../balloons/campaign-settings.rules.ts'
import { addHours } from '../core/dates.ts'
import type { Money } from '../core/money.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { isLive } from '../balloons/status-changes.rules.ts'
import { manyDrafts } from './likely-needs.rules.ts'
import { trialNoticeOf } from '../plans/trial.rules.ts'

/** What the overview knows of an ad's latest launch. */
export interface NeedLaunch {
  /** One more paid period, VAT included. */
  readonly price: Money
  readonly durationDays: number
  readonly fundingRecurrence: FundingRecurrence
  /** When our review ended; from then on, the ad is with its platform. */
  readonly approvedDate: Date | null
  readonly endDate: Date | null
  readonly endedDate: Date | null
  /** Since when it's on hold. */
  readonly heldDate: Date | null
  /** Why it was rejected. */
  readonly reason: string | null
  /** What came back as credit, and when. */
  readonly refund: Money
  readonly settledDate: Date | null
}

export interface NeedAd {
  readonly id: string
  readonly name: string
  readonly platform: AdPlatform
  readonly status: BalloonStatus
  /** Null if it was never launched. */
  readonly launch: NeedLaunch | null
}

/** The ad that a need is about. */
export type NeedSubject = Pick<NeedAd, 'id' | 'name' | 'platform'>

/** Something that a brand's user should know or do, with what its words and its button say. */
export type Need =
  | { readonly kind: 'planLapsed' }
  | { readonly kind: 'held'; readonly ad: NeedSubject; readonly price: Money; readonly untilDate: Date }
  | { readonly kind: 'rejected'; readonly ad: NeedSubject; readonly reason: string | null }
  | { readonly kind: 'unpaid'; readonly ad: NeedSubject; readonly price: Money }
  | { readonly kind: 'trialEnds'; readonly date: Date; readonly price: Money }
  | { readonly kind: 'ended'; readonly ad: NeedSubject; readonly price: Money; readonly days: number }
  | { readonly kind: 'draft'; readonly ad: NeedSubject }
  | { readonly kind: 'drafts'; readonly count: number }
  | { readonly kind: 'website'; readonly isLive: boolean }
  | { readonly kind: 'ending'; readonly ad: NeedSubject; readonly date: Date }
  | { readonly kind: 'renewing'; readonly ad: NeedSubject; readonly date: Date; readonly price: Money }
  | { readonly kind: 'refunded'; readonly ad: NeedSubject; readonly amount: Money }
  | { readonly kind: 'waiting'; readonly ad: NeedSubject; readonly isWithPlatform: boolean }
export type NeedKind = Need['kind']

/** The kinds, the most urgent first. */
export const needKinds = [
  'planLapsed',
  'held',
  'rejected',
  'unpaid',
  'trialEnds',
  'ended',
  'draft',
  'drafts',
  'website',
  'ending',
  'renewing',
  'refunded',
  'waiting',
] as const satisfies readonly NeedKind[]

/** What a person may do on the brand; everyone may look. */
export interface NeedRights {
  readonly mayEdit: boolean
  /** The brand is theirs, and what its ads and its plan cost. */
  readonly mayPay: boolean
}

/** What it takes to do something about a need; null where nothing has to be done. */
const rightOf: Readonly<Record<NeedKind, keyof NeedRights | 'none' | null>> = {
  planLapsed: 'mayPay',
  held: 'mayPay',
  rejected: 'mayEdit',
  unpaid: 'mayPay',
  // A trial is the reader's own, whoever pays for the brand.
  trialEnds: 'none',
  ended: 'mayPay',
  draft: 'mayEdit',
  drafts: 'mayEdit',
  website: 'mayEdit',
  ending: null,
  renewing: null,
  refunded: null,
  waiting: null,
}

/** Whether a need asks this person to do something. */
export function isForYou({ kind }: Pick<Need, 'kind'>, rights: NeedRights): boolean {
  const right = rightOf[kind]
  return right === 'none' || (right !== null && rights[right])
}

export interface NeedFacts {
  /** Without archived ones and those being generated. */
  readonly ads: readonly NeedAd[]
  /** The caller's trial; null without one, or if it was canceled. */
  readonly trial: { readonly endDate: Date; readonly price: Money } | null
  readonly isPlanLapsed: boolean
  /** The brand has a website on which its snippet wasn't found. */
  readonly isWebsiteMissing: boolean
}

/** How long an end or a refund is recent. */
const recentHours = 7 * 24

/** What needs somebody, the most urgent first; of one kind, what is due first comes first. */
export function overviewNeeds(
  { ads, trial, isPlanLapsed, isWebsiteMissing }: NeedFacts,
  now: Date,
): readonly Need[] {
  const hasLive = ads.some(({ status }) => isLive(status))
  const drafts = ads.filter(({ status }) => status === 'IN_PROGRESS')
  const isNear = trial && now >= trialNoticeOf(trial.endDate) && now < trial.endDate
  const needs: Need[] = [
    ...(isPlanLapsed ? [{ kind: 'planLapsed' } as const] : []),
    ...(isNear ? [{ kind: 'trialEnds', date: trial.endDate, price: trial.price } as const] : []),
    ...ads.flatMap((ad) => needsOf(ad, now)),
    ...(drafts.length >= manyDrafts
      ? [{ kind: 'drafts', count: drafts.length } as const]
      : drafts.map((ad) => ({ kind: 'draft', ad: subjectOf(ad) }) as const)),
    ...(isWebsiteMissing && (hasLive || drafts.length > 0)
      ? [{ kind: 'website', isLive: hasLive } as const]
      : []),
  ]
  return needs.toSorted(
    (left, right) =>
      needKinds.indexOf(left.kind) - needKinds.indexOf(right.kind) || dueTime(left) - dueTime(right),
  )
}

function needsOf(ad: NeedAd, now: Date): readonly Need[] {
  const { status, launch } = ad
  if (!launch) return []
  const subject = subjectOf(ad)
  const { price, endDate, endedDate, heldDate, refund, settledDate } = launch
  const isRecent = (date: Date | null) => date !== null && date <= now && now < addHours(date, recentHours)
  const refunded =
    refund.minor > 0 && isRecent(settledDate)
      ? [{ kind: 'refunded', ad: subject, amount: refund } as const]
      : []
  switch (status) {
    case 'payment_failed':
      // Without a date of the hold, it's the payment of its launch that failed.
      return heldDate
        ? [{ kind: 'held', ad: subject, price, untilDate: addHours(heldDate, heldHours) }]
        : [{ kind: 'unpaid', ad: subject, price }]
    case 'pending':
      return [{ kind: 'unpaid', ad: subject, price }]
    case 'pending_approval':
      return [{ kind: 'waiting', ad: subject, isWithPlatform: launch.approvedDate !== null }]
    case 'rejected':
      return [{ kind: 'rejected', ad: subject, reason: launch.reason }, ...refunded]
    case 'endingSoon':
      if (!endDate) return []
      return launch.fundingRecurrence === 'monthly'
        ? [{ kind: 'renewing', ad: subject, date: endDate, price }]
        : [{ kind: 'ending', ad: subject, date: endDate }]
    case 'finished':
      return isRecent(endedDate)
        ? [{ kind: 'ended', ad: subject, price, days: launch.durationDays }, ...refunded]
        : refunded
    default:
      return refunded
  }
}

const subjectOf = ({ id, name, platform }: NeedAd): NeedSubject => ({ id, name, platform })

function dueTime(need: Need): number {
  if (need.kind === 'held') return need.untilDate.getTime()
  return 'date' in need ? need.date.getTime() : 0
}
