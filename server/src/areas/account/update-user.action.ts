import { checkUsername } from '@aloft/domain/account/username.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { updateAccount } from './account.repo.ts'
import { wireUser } from './user.wire.ts'

/** Changes what is given of the account and leaves the rest. */
export const updateUser = defineAction('update-user', {
  policy: signedIn,
  async handle({ db, account }, { data }) {
    if (data.username !== undefined && checkUsername(data.username)) {
      throw new CallError('invalidPayload', { field: 'data.username' })
    }
    const changes = {
      ...(data.username !== undefined && { username: data.username.trim() }),
      ...(data.language !== undefined && { language: data.language }),
      ...(data.questionnaire && { questionnaire: data.questionnaire }),
    }
    await updateAccount(db, account.id, changes)
    return wireUser({ ...account, ...changes })
  },
})
