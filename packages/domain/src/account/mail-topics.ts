/** What readers of our emails can unsubscribe from, each by itself. Emails about money or security aren't in it. */
export const mailTopics = ['adProgress', 'launchRequests', 'teamInvites', 'websiteCode'] as const
export type MailTopic = (typeof mailTopics)[number]
