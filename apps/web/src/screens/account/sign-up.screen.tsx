import { SignUpView } from '@aloft/views/account/sign-up.view'
import { referralCodeOf } from '@aloft/domain/account/referral-code.rules'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { pageAddress } from '../../addresses/page-address.ts'
import { product } from '../../state/product.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { sessionActor, useSession } from '../../wiring/account/session.ts'
import { socialLinks } from './social-links.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

export function Screen() {
  const { t } = useTranslation()
  const { isPending, failure, waitSeconds } = useSession()
  const [params] = useSearchParams()
  const referralCode = referralCodeOf(params.get('referralCode'))
  usePageTitle(t('account.signUp.submit'))
  useEffect(() => () => sessionActor.send({ type: 'FORGET_FAILURE' }), [])
  return (
    <SignUpView
      onSubmit={(values) => sessionActor.send({ type: 'SIGN_UP', ...values, referralCode })}
      isPending={isPending}
      failure={failure === 'badLogin' ? undefined : failure}
      waitSeconds={waitSeconds}
      socialLinks={socialLinks({ referralCode })}
      loginHref={pageAddress('login')}
      termsHref={product.termsUrl}
    />
  )
}
