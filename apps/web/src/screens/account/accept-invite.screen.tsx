import { type AcceptInviteContent, AcceptInviteView } from '@aloft/views/account/accept-invite.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate, useLocation } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { product } from '../../state/product.ts'
import type { Loaded } from '../../state/queries.ts'
import { useUser } from '../../state/session.ts'
import { useAttempt } from '../../account/use-attempt.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useQuery } from '../../queries/use-query.ts'
import { acceptInvite } from '../../wiring/account/account.ts'
import { useSession } from '../../wiring/account/session.ts'
import { socialLinks } from './social-links.ts'
import { useMailedCode } from './use-mailed-code.ts'

export function Screen() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const code = useMailedCode()
  const { loaded, retry } = useQuery('get-invite', { code })
  const content = contentOf(loaded)
  const { isPending, isDone, failure, waitSeconds, start } = useAttempt(acceptInvite)
  const { status } = useSession()
  const user = useUser()
  usePageTitle(t('accountPages.invite.pageTitle'))

  // That page redirects logged-in users.
  if (isDone) return <Navigate to={pageAddress('login')} replace />
  // If the code has become invalid meanwhile, for example because the invitation was withdrawn, that replaces
  // the form.
  const isCodeOver = failure === 'inviteInvalid' || failure === 'inviteAlreadyVerified'
  const shown: AcceptInviteContent = status === 'checking' ? { kind: 'loading' } : content
  const invite = content.kind === 'ready' ? content.invite : undefined
  // If the session has expired, the user must log in again.
  const isInvited = user !== null && user.email === invite?.email && failure !== 'badLogin'
  return (
    <AcceptInviteView
      content={isCodeOver ? { kind: failure } : shown}
      isInvitedHere={isInvited}
      socialLink={socialLinks({ returnUrl: pathname + search }).find(
        ({ platform }) => platform === invite?.socialPlatform,
      )}
      onSubmit={(password) => start({ code, password, isTermsAccepted: true })}
      isPending={isPending}
      failure={isCodeOver ? undefined : failure}
      waitSeconds={waitSeconds}
      onRetry={retry}
      isSignedIn={user !== null}
      continueHref={user ? '/0' : pageAddress('login')}
      forgotPasswordHref={pageAddress('forgot-password')}
      termsHref={product.termsUrl}
    />
  )
}

function contentOf(loaded: Loaded<'get-invite'>): AcceptInviteContent {
  if (loaded.status === 'ready') return { kind: 'ready', invite: loaded.reply }
  if (loaded.status === 'loading') return { kind: 'loading' }
  return { kind: loaded.failure.declared?.error ?? 'failed' }
}
