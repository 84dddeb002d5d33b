import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { insertCompletedTask } from './account.repo.ts'

export const addUserCompletedTask = defineAction('add-user-completed-task', {
  policy: signedIn,
  async handle({ db, account, now }, { task }) {
    await insertCompletedTask(db, account.id, task, now)
    return 'OK'
  },
})
