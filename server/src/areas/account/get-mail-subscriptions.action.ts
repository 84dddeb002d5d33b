import { mailTopics } from '@aloft/domain/account/mail-topics'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findUnsubscribedTopics } from '../../mails/subscription.repo.ts'

/** Which emails the account's address gets, of those that it can unsubscribe from. */
export const getMailSubscriptions = defineAction('get-mail-subscriptions', {
  policy: signedIn,
  async handle({ db, account }) {
    const unsubscribed = await findUnsubscribedTopics(db, account.email)
    return {
      subscriptions: mailTopics.map((topic) => ({ topic, isSubscribed: !unsubscribed.has(topic) })),
    }
  },
})
