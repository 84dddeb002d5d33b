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
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Maximum number of notifications in one reply. */
export const notificationsPerPage = 30
