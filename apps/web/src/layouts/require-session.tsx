import { visitorLead } from '@aloft/domain/account/session-start.rules'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { UnreachableView } from '@aloft/views/shell/unreachable.view'
import { pageAddress } from '../addresses/page-address.ts'
import { failedLoad } from '../queries/failed-load.ts'
import { product } from '../state/product.ts'
import { rememberRedirect } from '../state/redirect.ts'
import { realNow } from '../wiring/core/clock.ts'
import { sessionActor, useSession } from '../wiring/account/session.ts'
import { holdUser } from '../wiring/account/user.ts'

/**
 * Shows a page to logged-in users; others go to the login and return to this address (SES-11, SES-17), or get
 * "not found" on a host that isn't the product's own (SES-06, SES-07, ERR-07).
 */
export function RequireSession({
  children,
  whileChecking,
}: {
  children: ReactNode
  whileChecking: ReactNode
}) {
  const { status, checkFailure, hasLeft, hadUser } = useSession()
  const { pathname, search, hash } = useLocation()
  useEffect(() => (status === 'signedIn' ? holdUser() : undefined), [status])
  if (status === 'checking') return whileChecking
  if (status === 'unreachable')
    return <UnreachableView failed={failedLoad(checkFailure, () => sessionActor.send({ type: 'RETRY' }))} />
  if (status === 'signedIn') return children
  const { host, isDevelopment } = product
  const isLogin = visitorLead({ isPublicPage: false, host, isDevelopment, hadUser }) === 'login'
  // On the hosts for brands' pages, nothing is published yet.
  if (!isLogin) return <Navigate to={pageAddress('content-not-found')} replace />
  return <SentToLogin from={hasLeft ? null : `${pathname}${search}${hash}`} />
}

function SentToLogin({ from }: { from: string | null }) {
  useEffect(() => {
    if (from) rememberRedirect(from, realNow())
  }, [from])
  return <Navigate to={pageAddress('login')} replace />
}
