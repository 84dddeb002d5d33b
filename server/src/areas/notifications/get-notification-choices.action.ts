import { completeChoices, mailTopicOf } from '@aloft/domain/notifications/notification-choices.rules'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findUnsubscribedTopics } from '../../mails/subscription.repo.ts'
import { notificationChoicesOf } from './notification-choice.repo.ts'

/** What the caller hears about and how. Links in emails unsubscribe the address, and these choices agree with them. */
export const getNotificationChoices = defineAction('get-notification-choices', {
  policy: signedIn,
  async handle({ db, account }) {
    const unsubscribed = await findUnsubscribedTopics(db, account.email)
    const choices = completeChoices(await notificationChoicesOf(db, account.id).list())
    return {
      choices: choices.map((choice) => {
        const mailTopic =
          choice.channel === 'mail'
            ? mailTopicOf(choice.topic)
            : choice.channel === 'digest'
              ? 'weeklyDigest'
              : null
        return { ...choice, isOn: choice.isOn && !(mailTopic && unsubscribed.has(mailTopic)) }
      }),
    }
  },
})
