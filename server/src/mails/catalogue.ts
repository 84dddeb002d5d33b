import type { AdTransition, NotificationParams } from '@aloft/domain/notifications/notification-kinds.rules'

/** Payload of the mail about a transition of an ad, with the parameters of its notification. */
export interface AdTransitionMail {
  readonly userId: string
  readonly balloonId: string
  readonly params: NotificationParams
}

/** A receipt, and the ad that its mail links to. */
export interface ReceiptMail {
  readonly userId: string
  readonly receiptId: string
  readonly ad: { readonly ideaId: string; readonly balloonId: string } | null
}

/** Mails by name with their payloads: ids, and texts that are not secret. Links are created when a mail is sent. */
export interface MailPayloads extends Readonly<Record<AdTransition, AdTransitionMail>> {
  /** To a new account: verifies the address. */
  verifyEmail: { userId: string; email: string }
  /** To an address that may or may not have an account. */
  resetPassword: { email: string }
  /** To the address that will replace the account's. */
  changeEmail: { userId: string; email: string }
  /** To the account's own address, after another one was requested. */
  emailChangeAsked: { userId: string; newEmail: string }
  /** To the former address of the account. */
  emailChanged: { userId: string; oldEmail: string; newEmail: string }
  passwordChanged: { userId: string }
  /** To the owner of an address, if it has an account, when strangers try passwords on it. */
  loginAlert: { email: string }
  /** To a user on a phone who opens a page elsewhere; `address` is the app's, from `/0` on. */
  pageLink: { userId: string; address: string }
  /** `deletionDate` as ISO text. */
  deletionScheduled: { userId: string; deletionDate: string }
  /** To the payer of a plan that could not be charged; `plan` is its name. */
  planLapsed: { userId: string; plan: string }
  /** To a user in a trial, before it is charged. */
  trialEnding: { userId: string }
  /** To a user who canceled their plan: how long it lasts. */
  planCanceled: { userId: string }
  /** To a user who undid the cancellation: the next charge and its date. */
  planKept: { userId: string }
  /** To a user who was charged: for a plan, for an ad, or for an ad that no longer needed it. */
  planReceipt: ReceiptMail
  adReceipt: ReceiptMail
  creditReceipt: ReceiptMail
  /** To an invited member of a team; the code of its link is the invite's. */
  teamInvite: { memberId: string; inviterId: string }
  /** To the person who manages a brand's website: its snippet. */
  websiteCode: { userId: string; ideaId: string; email: string }
  /** To the sales desk of this installation. */
  contactSales: { userId: string; message: string; phone: string | null }
  /** To the owner of a brand: somebody who may not launch its ad asks them to. */
  launchRequested: { userId: string; actorId: string; balloonId: string }
  /** What happened in the week from `from` until `until`, as ISO text. To users who asked for it. */
  weeklyDigest: { userId: string; from: string; until: string }
  /** Answers of a person in the chat that nobody has read: those of a conversation between two places. */
  supportAnswers: { userId: string; runId: string; after: string; until: string }
  /** To the sales desk: a request to review an ad. */
  expertReview: { userId: string; ideaId: string; balloonId: string }
}
export type MailName = keyof MailPayloads
