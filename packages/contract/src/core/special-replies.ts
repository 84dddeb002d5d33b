/** Replies with a meaning of their own (API-03, OPN-95). */
export const specialReplies = ['OK', 'NOK', 'RELOGIN', 'NULL_USER'] as const
export type SpecialReply = (typeof specialReplies)[number]
