import type { Money } from '../core/money.ts'

/** Transitions of an ad, each of which sends a notification and an email. */
export const adTransitions = [
  'adSubmitted',
  'adApproved',
  'adLive',
  'adEndingSoon',
  'adRejected',
  'adStopped',
  'adRefunded',
  'adFinished',
  'adHeld',
  'adRenewed',
  'adPaymentFailed',
  'adLaunchFailed',
] as const
export type AdTransition = (typeof adTransitions)[number]

/** The kind of a notification; the catalogue has its headline and message under this key. */
export const notificationKinds = [
  'adReady',
  'adFailed',
  ...adTransitions,
  'inviteAccepted',
  'planEnded',
  'planLapsed',
  'teamClosed',
  'trialEnding',
  'websiteConnected',
  'launchRequested',
  'previewCommented',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Maximum number of notifications in one reply. */
export const notificationsPerPage = 30

/** Why an ad was stopped or is held without its user's doing; the catalogue words each under `notified.why`. */
export const adReasons = [
  'safety_net',
  'admin_stopped',
  'platform_stopped',
  'not_paid',
  'replaced',
  'noCredit',
  'cardRefused',
  'cardNotCharged',
] as const
export type AdReason = (typeof adReasons)[number]

/** A line of why an ad is not shown: somebody's words, or a rule of ours with the values of its message. */
export type ReasonLine =
  | string
  | { readonly rule: string; readonly details: Readonly<Record<string, string | number>> }
/** Why somebody keeps an ad from being shown. */
export type Reason = string | readonly ReasonLine[]

/**
 * What a notification and its mail say besides names. Keys and values are stored, and worded in the reader's language
 * when the notification is read or the mail is sent.
 */
export interface NotificationParams {
  readonly reason?: AdReason
  /** Why, as a person or a platform says it. */
  readonly why?: Reason
  readonly money?: Money
  /** As ISO text. */
  readonly day?: string
  /** Why an ad could not be made, as a key of `backgroundProgress.fail`. */
  readonly failure?: string
  /** Names of a plan and of a team that is gone. */
  readonly plan?: string
  readonly team?: string
}
