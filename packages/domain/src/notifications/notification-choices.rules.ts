import type { MailTopic } from './mail-topics.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'

/** Ways to hear of something: the list at the bell, an email at once, and one email a week. */
export const notificationChannels = ['product', 'mail', 'digest'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** What a user chooses channels for, in the order of the settings. */
export const notificationTopics = [
  'adProgress',
  'adCreation',
  'launchRequests',
  'previewComments',
  'teamMembers',
  'website',
  'teamInvites',
  'websiteCode',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

const listed = ['product', 'digest'] as const

/** The channels of each topic. Some emails belong to no notification, and some notifications have no email. */
export const topicChannels = {
  adProgress: notificationChannels,
  adCreation: listed,
  launchRequests: notificationChannels,
  previewComments: listed,
  teamMembers: listed,
  website: listed,
  teamInvites: ['mail'],
  websiteCode: ['mail'],
} as const satisfies Readonly<Record<NotificationTopic, readonly NotificationChannel[]>>

/** The topic of each notification; null if it's about money or lost work, so that it can't be turned off. */
export const topicOfKind: Readonly<Record<NotificationKind, NotificationTopic | null>> = {
  adReady: 'adCreation',
  adFailed: 'adCreation',
  adSubmitted: 'adProgress',
  adApproved: 'adProgress',
  adLive: 'adProgress',
  adEndingSoon: 'adProgress',
  adFinished: 'adProgress',
  adRejected: null,
  adStopped: null,
  adRefunded: null,
  adHeld: null,
  adRenewed: null,
  adPaymentFailed: null,
  adLaunchFailed: null,
  planEnded: null,
  planLapsed: null,
  trialEnding: null,
  teamClosed: null,
  inviteAccepted: 'teamMembers',
  websiteConnected: 'website',
  launchRequested: 'launchRequests',
  previewCommented: 'previewComments',
}

export interface NotificationChoice {
  readonly topic: NotificationTopic
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** Whether a topic has a channel. */
export function hasChannel(topic: NotificationTopic, channel: NotificationChannel): boolean {
  const channels: readonly NotificationChannel[] = topicChannels[topic]
  return channels.includes(channel)
}

/** Whether a channel is on as long as nothing is chosen: all but the digest, which nobody gets unasked. */
export const isOnByDefault = (channel: NotificationChannel): boolean => channel !== 'digest'

/** What emails of a topic are unsubscribed from; null for one without emails. */
export function mailTopicOf(topic: NotificationTopic): MailTopic | null {
  return hasChannel(topic, 'mail') ? (topic as Extract<NotificationTopic, MailTopic>) : null
}

/** Every choice of a user, given those that they made. */
export function completeChoices(made: readonly NotificationChoice[]): readonly NotificationChoice[] {
  return notificationTopics.flatMap((topic) =>
    topicChannels[topic].map((channel) => ({ topic, channel, isOn: isOn(made, topic, channel) })),
  )
}

/** Whether users who made these choices get a kind of notification through a channel. */
export function isDelivered(
  kind: NotificationKind,
  channel: NotificationChannel,
  made: readonly NotificationChoice[],
): boolean {
  const topic = topicOfKind[kind]
  return topic === null ? isOnByDefault(channel) : hasChannel(topic, channel) && isOn(made, topic, channel)
}

function isOn(
  made: readonly NotificationChoice[],
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean {
  const choice = made.findLast((one) => one.topic === topic && one.channel === channel)
  return choice?.isOn ?? isOnByDefault(channel)
}
