import { landingAfterLogin, redirectFrom } from '@aloft/domain/account/landing.rules'
import { FoyerFrame } from '@aloft/design-system/patterns/foyer-frame'
import { Navigate, Outlet } from 'react-router'
import { pageAddress } from '../page-address.ts'
import { currentUser } from '../state/session.ts'
import { readStored } from '../state/storage.ts'
import { useSession } from '../wiring/session.ts'

/** Login and sign-up. Who is signed in already goes on to where the login leads. */
export function FoyerLayout() {
  const { status } = useSession()
  const user = currentUser()
  if (status === 'signedIn' && user) {
    const landing = landingAfterLogin(
      user,
      redirectFrom(readStored<string>('redirect') ?? '', Date.now()),
      Date.now(),
    )
    return <Navigate to={'page' in landing ? pageAddress(landing.page) : landing.address} replace />
  }
  return (
    <FoyerFrame homeHref="/0">
      <Outlet />
    </FoyerFrame>
  )
}
