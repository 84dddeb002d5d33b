import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { UnreachableView } from '@aloft/design-system/views/shell/unreachable'
import { pageAddress } from '../page-address.ts'
import { writeStored } from '../state/storage.ts'
import { sessionActor, useSession } from '../wiring/session.ts'

/** Shows a page to signed-in users; others go to the login and come back to this address (SES-11, SES-17). */
export function RequireSession({
  children,
  whileChecking,
}: {
  children: ReactNode
  whileChecking: ReactNode
}) {
  const { status, hasLeft } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'checking') return whileChecking
  if (status === 'unreachable')
    return <UnreachableView onRetry={() => sessionActor.send({ type: 'RETRY' })} />
  if (status === 'signedIn') return children
  return <SentToLogin from={hasLeft ? null : `${pathname}${search}${hash}`} />
}

function SentToLogin({ from }: { from: string | null }) {
  useEffect(() => {
    if (from) writeStored('redirect', from)
  }, [from])
  return <Navigate to={pageAddress('login')} replace />
}
