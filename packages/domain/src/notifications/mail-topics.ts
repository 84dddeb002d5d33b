/**
 * What readers of our emails can unsubscribe from, each by itself. Emails about money or security aren't in it. The
 * weekly digest has one link for all that it lists.
 */
export const mailTopics = [
  'adProgress',
  'launchRequests',
  'teamInvites',
  'websiteCode',
  'weeklyDigest',
] as const
export type MailTopic = (typeof mailTopics)[number]
