import { hasLeastRole } from '@aloft/domain/teams/roles.rules'
import { CallError } from '../../action/call-error.ts'
import { findBrandAccess } from '../../action/caller.repo.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { setAccountAdGenData, setIdeaAdGenData } from './ad-gen-data.repo.ts'
import { wireUser } from '../account/user.wire.ts'

/**
 * Stores a value for ad generation (ONB-06): on the selected brand or, without one, on the account, from where the
 * first brand takes it over (OPN-35).
 */
export const setAdGenData = defineAction('set-ad-gen-data', {
  policy: signedIn,
  async handle({ db, account }, { key, value }) {
    if (!account.selectedIdeaId) {
      await setAccountAdGenData(db, account.id, key, value)
      return wireUser({ ...account, adGenData: { ...account.adGenData, [key]: value } })
    }
    // The selected brand may be a team's, and the user may have lost access to it since.
    const access = await findBrandAccess(db, account, account.selectedIdeaId)
    const caller = { userId: account.id, isAdmin: account.isAdmin }
    if (!hasLeastRole(caller, access?.role ?? null, 'collaborator')) throw new CallError('forbidden')
    await setIdeaAdGenData(db, account.selectedIdeaId, key, value)
    return wireUser(account)
  },
})
