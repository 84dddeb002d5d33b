import { LoginView } from '@aloft/views/account/login.view'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { pageAddress } from '../../addresses/page-address.ts'
import { useUser } from '../../state/session.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { sessionActor, useSession } from '../../wiring/account/session.ts'
import { socialLinks } from './social-links.ts'

export function Screen() {
  const { t } = useTranslation()
  const { isPending, failure, waitSeconds, hadUser, hasLeft } = useSession()
  const email = useUser()?.email
  usePageTitle(t('account.login.submit'))
  useEffect(() => () => sessionActor.send({ type: 'FORGET_FAILURE' }), [])
  return (
    <LoginView
      onSubmit={(values) => sessionActor.send({ type: 'LOG_IN', ...values })}
      isPending={isPending}
      failure={failure === 'emailInUse' ? undefined : failure}
      waitSeconds={waitSeconds}
      socialLinks={socialLinks()}
      isSessionOver={hadUser && !hasLeft}
      {...(email && { initialEmail: email })}
      signUpHref={pageAddress('signup')}
      forgotPasswordHref={pageAddress('forgot-password')}
    />
  )
}
