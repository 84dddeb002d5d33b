import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { wireUser } from '../account/user.wire.ts'
import { keepPlan } from './cancellation.service.ts'

/** Undoes the cancellation of the caller's plan. */
export const keepSubscription = defineAction('keep-subscription', {
  policy: signedIn,
  async handle(context) {
    const { account } = context
    const failure = await keepPlan(context, account.id)
    return failure ? { error: failure } : { user: wireUser(account) }
  },
})
