import { landingAfterLogin } from '@aloft/domain/account/landing.rules'
import { isMobileWelcomeDue } from '@aloft/domain/account/mobile-welcome.rules'
import { media } from '@aloft/design-system/theme/scale'
import { AuthFrame } from '@aloft/views/frame/auth-frame'
import type { User } from '@aloft/domain/account/user.entity'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { landingAddress } from '../addresses/landing-address.ts'
import { mobileWelcomeAddress } from '../addresses/page-address.ts'
import { pathsOf } from '../addresses/page-names.ts'
import { Outlet } from '../router/outlet.tsx'
import { forgetRedirect, redirectToFollow } from '../state/redirect.ts'
import { useUser } from '../state/session.ts'
import { realNow } from '../wiring/core/clock.ts'
import { useSession } from '../wiring/account/session.ts'

/** Logged-in users are redirected from these pages; emailed links open the layout's other pages. */
const signUps = (['signup', 'onboarding/signup'] as const).flatMap(pathsOf)
const waysIn = [...pathsOf('login'), ...signUps]

/**
 * Login, sign-up, and pages opened by emailed links. Users who are already logged in are redirected to the
 * login's target.
 */
export function AuthLayout() {
  const { status } = useSession()
  const { pathname } = useLocation()
  const user = useUser()
  if (status === 'signedIn' && user && waysIn.includes(pathname))
    return <Onward user={user} isNew={signUps.includes(pathname)} />
  return (
    <AuthFrame homeHref="/0">
      <Outlet />
    </AuthFrame>
  )
}

/** Follows the redirect, once (SES-09, SES-10); the first time on a phone, past its welcome (RTE-06). */
function Onward({ user, isNew }: { user: User; isNew: boolean }) {
  const [address] = useState(() => {
    const landing = landingAfterLogin(user, redirectToFollow(), realNow())
    const next = landingAddress(landing, { isNew })
    const isPhone = window.matchMedia(media.phone).matches
    return isMobileWelcomeDue(user, landing, isPhone) ? mobileWelcomeAddress(next) : next
  })
  useEffect(() => forgetRedirect(), [])
  return <Navigate to={address} replace />
}
