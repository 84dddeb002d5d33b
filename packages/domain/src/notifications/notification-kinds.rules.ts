/** What a notification tells of; its headline and message stand in the catalogue under this word. */
export const notificationKinds = [
  'adReady',
  'adFailed',
  'inviteAccepted',
  'planLapsed',
  'teamClosed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How many notifications one reply holds. */
export const notificationsPerPage = 30
