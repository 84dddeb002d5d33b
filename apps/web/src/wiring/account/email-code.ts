import { type CodeCheck, setCodeCheck } from '../../state/email-check.ts'
import { failureIn } from '../../state/load-failure.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { realNow } from '../core/clock.ts'
import { isEmailAwaited } from './account.ts'
import { reloadUser } from './user.ts'

/** Verifies an address with the code of an emailed link. */
export async function checkEmailCode(code: string): Promise<void> {
  setCodeCheck(code, { kind: 'checking' })
  setCodeCheck(code, await validateCode(code))
}

async function validateCode(code: string): Promise<CodeCheck> {
  const outcome = await api.call('validate-email', { code })
  if (outcome.kind === 'failure') return { kind: 'inUse' }
  if (outcome.kind !== 'reply')
    return { kind: 'unreachable', failure: failureIn(outcome, new Date(realNow())) }
  if (!outcome.reply.isEmailValidated) return { kind: 'failed' }
  await reloadUser()
  const user = currentUser()
  return { kind: user && isEmailAwaited(user) ? 'other' : 'done' }
}
