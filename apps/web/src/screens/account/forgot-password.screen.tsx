import { ForgotPasswordView } from '@aloft/views/account/forgot-password.view'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { pageAddress } from '../../addresses/page-address.ts'
import { useUser } from '../../state/session.ts'
import { useAttempt } from '../../account/use-attempt.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { requestReset } from '../../wiring/account/account.ts'

export function Screen() {
  const { t } = useTranslation()
  const email = useUser()?.email
  const [sentTo, setSentTo] = useState<string>()
  const { isPending, failure, waitSeconds, start } = useAttempt(requestReset)
  usePageTitle(t('account.login.forgotPassword'))
  return (
    <ForgotPasswordView
      onSubmit={(email) => start(email, () => setSentTo(email))}
      isPending={isPending}
      failure={failure}
      waitSeconds={waitSeconds}
      sentTo={sentTo}
      onAnother={() => setSentTo(undefined)}
      signedInEmail={email}
      backHref={pageAddress(email === undefined ? 'login' : 'account-settings')}
    />
  )
}
