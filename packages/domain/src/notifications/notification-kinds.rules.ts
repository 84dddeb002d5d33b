/** Transitions of an ad, each of which sends a notification and a mail. */
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

/** What a notification is about; the catalogue has its headline and message under this key. */
export const notificationKinds = [
  'adReady',
  'adFailed',
  ...adTransitions,
  'inviteAccepted',
  'planEnded',
  'planLapsed',
  'teamClosed',
  'trialEnding',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How many notifications one reply holds. */
export const notificationsPerPage = 30
