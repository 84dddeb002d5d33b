/** What a notification tells of; its headline and message stand in the catalogue under this word. */
export const notificationKinds = [
  'adReady',
  'adFailed',
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
  'inviteAccepted',
  'planLapsed',
  'teamClosed',
  'trialEnding',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Turns in the life of an ad, each of which is a mail too. */
export const adTurns = [
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
] as const satisfies readonly NotificationKind[]
export type AdTurn = (typeof adTurns)[number]

/** How many notifications one reply holds. */
export const notificationsPerPage = 30
