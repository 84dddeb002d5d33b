import type { ResendState } from '@aloft/views/account/resend-answer'
import { useUser } from '../state/session.ts'
import { useAttempt } from './use-attempt.ts'
import { resendValidation } from '../wiring/account/account.ts'

/** Requests another verification email: its address, and the state of the request (SES-25). */
export function useResend(): { to: string | undefined; state: ResendState; resend: () => void } {
  const user = useUser()
  const to = user && !user.isEmailValidated ? user.email : undefined
  const { isPending, isDone, failure, waitSeconds, start } = useAttempt(resendValidation)
  const state: ResendState = isPending
    ? { kind: 'sending' }
    : failure
      ? { kind: 'failed', failure, waitSeconds }
      : isDone && to !== undefined
        ? { kind: 'sent', email: to }
        : { kind: 'idle' }
  return { to, state, resend: () => start(undefined) }
}
