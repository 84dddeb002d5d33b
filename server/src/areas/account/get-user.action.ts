import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { wireUser } from './user.wire.ts'

export const getUser = defineAction('get-user', {
  policy: signedIn,
  handle: async ({ account }) => wireUser(account),
})
