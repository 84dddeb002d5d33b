import type { MailTopic } from '@aloft/domain/notifications/mail-topics'

/** Why somebody gets a mail: the key of a sentence in its foot. */
export type MailReason =
  | 'entered'
  | 'requested'
  | 'security'
  | 'payments'
  | 'ownAd'
  | 'onlyLauncher'
  | 'invited'
  | 'codeAsked'
  | 'digestAsked'
  | 'personAsked'
  | 'salesDesk'

export interface MailKind {
  readonly reason: MailReason
  /** Null for mails that readers can't unsubscribe from. */
  readonly topic: MailTopic | null
}

const kind = (reason: MailReason, topic: MailTopic | null = null): MailKind => ({ reason, topic })

/** Every mail by its name in the catalogue. */
export const mailKinds = {
  verifyEmail: kind('entered'),
  resetPassword: kind('entered'),
  changeEmail: kind('entered'),
  emailChangeAsked: kind('security'),
  emailChanged: kind('security'),
  passwordChanged: kind('security'),
  loginAlert: kind('security'),
  pageLink: kind('requested'),
  deletionScheduled: kind('security'),
  planLapsed: kind('payments'),
  trialEnding: kind('payments'),
  planCanceled: kind('payments'),
  planKept: kind('payments'),
  planReceipt: kind('payments'),
  adReceipt: kind('payments'),
  creditReceipt: kind('payments'),
  teamInvite: kind('invited', 'teamInvites'),
  websiteCode: kind('codeAsked', 'websiteCode'),
  adSubmitted: kind('ownAd', 'adProgress'),
  adApproved: kind('ownAd', 'adProgress'),
  adLive: kind('ownAd', 'adProgress'),
  adEndingSoon: kind('ownAd', 'adProgress'),
  adFinished: kind('ownAd', 'adProgress'),
  // These say what was charged, or what comes back.
  adRejected: kind('payments'),
  adStopped: kind('payments'),
  adRefunded: kind('payments'),
  adHeld: kind('payments'),
  adRenewed: kind('payments'),
  adPaymentFailed: kind('payments'),
  adLaunchFailed: kind('payments'),
  contactSales: kind('salesDesk'),
  launchRequested: kind('onlyLauncher', 'launchRequests'),
  weeklyDigest: kind('digestAsked', 'weeklyDigest'),
  supportAnswers: kind('personAsked'),
  expertReview: kind('salesDesk'),
} as const satisfies Readonly<Record<string, MailKind>>
export type MailName = keyof typeof mailKinds
