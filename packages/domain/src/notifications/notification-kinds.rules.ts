/** What a notification tells of; its headline and message stand in the catalogue under this word. */
export const notificationKinds = [
  'adReady',
  'adFailed',
  'adLive',
  'adRejected',
  'adStopped',
  'adRefunded',
  'adFinished',
  'adHeld',
  'adLaunchFailed',
  'inviteAccepted',
  'planLapsed',
  'teamClosed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Turns in the life of an ad, each of which is a mail too. */
export const adTurns = [
  'adLive',
  'adRejected',
  'adStopped',
  'adRefunded',
  'adFinished',
  'adHeld',
  'adLaunchFailed',
] as const satisfies readonly NotificationKind[]
export type AdTurn = (typeof adTurns)[number]

/** How many notifications one reply holds. */
export const notificationsPerPage = 30
