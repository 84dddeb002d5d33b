import { SocialLoginView } from '@aloft/views/account/social-login.view'
import { connectSocialLogin } from '@aloft/machines/social-login/social-login.connect'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { product } from '../../state/product.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { readSocialLoginStart, wiredSocialLogin } from '../../wiring/account/social-login.ts'
import { socialLinks } from './social-links.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

export function Screen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [snapshot, send, actor] = useMachine(wiredSocialLogin, { input: readSocialLoginStart(query) })
  usePageTitle(t('accountPages.social.pageTitle'))
  useEffect(() => inspect('Social login', actor), [actor])
  const content = connectSocialLogin(snapshot)
  // Both pages redirect logged-in users to their destination; a user who has just accepted the terms is new.
  const isNew = snapshot.context.username !== ''
  if (content.kind === 'entered') return <Navigate to={pageAddress(isNew ? 'signup' : 'login')} replace />
  return (
    <SocialLoginView
      content={content}
      onSendPassword={(password) => send({ type: 'SEND_PASSWORD', password })}
      onAcceptTerms={() => send({ type: 'ACCEPT_TERMS' })}
      links={socialLinks()}
      loginHref={pageAddress('login')}
      signUpHref={pageAddress('signup')}
      forgotPasswordHref={pageAddress('forgot-password')}
      termsHref={product.termsUrl}
    />
  )
}
