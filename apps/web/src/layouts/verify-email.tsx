import { VerifyEmailBand } from '@aloft/views/account/verify-email-band'
import { useLocation } from 'react-router'
import { pathsOf } from '../addresses/page-names.ts'
import { useUser } from '../state/session.ts'
import { useResend } from '../account/use-resend.ts'
import { isEmailAwaited } from '../wiring/account/account.ts'
import { useReturnedUser } from './use-returned-user.ts'

/** Reminds the user of an unverified address above every page of the product, loudly where a launch needs it. */
export function VerifyEmail() {
  const user = useUser()
  const { pathname } = useLocation()
  const { state, resend } = useResend()
  // The link may be opened in another tab, or on a phone.
  useReturnedUser(user !== null && isEmailAwaited(user))
  if (!user || user.isEmailValidated) return null
  return (
    <VerifyEmailBand
      email={user.email}
      resend={state}
      isProminent={pathsOf('launch').includes(pathname)}
      onResend={resend}
    />
  )
}
