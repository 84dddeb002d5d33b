import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { savePreferences as store } from './account.repo.ts'

/** Saves what a user has set for themselves; of each key, the last saved value holds. */
export const savePreferences = defineAction('save-preferences', {
  policy: signedIn,
  async handle({ db, account }, { preferences }) {
    await store(db, account.id, preferences)
    return 'OK'
  },
})
