import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { ensureSubscription, setUnsubscribed } from '../../mails/subscription.repo.ts'

/**
 * Unsubscribes the account's address from a kind of email, or subscribes it again, as the link in these emails does. The
 * address must be verified, because until then it may be somebody else's.
 */
export const setMailSubscription = defineAction('set-mail-subscription', {
  policy: signedIn,
  async handle({ db, account, clock }, { topic, isSubscribed }) {
    if (!account.isEmailValidated) return { error: 'emailNotValidated' }
    const { token } = await ensureSubscription(db, account.email, topic)
    await setUnsubscribed(db, token, isSubscribed ? null : clock.real())
    return 'OK'
  },
})
