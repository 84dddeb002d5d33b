import { media } from '@aloft/design-system/theme/scale'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { MobileWelcomeView } from '@aloft/views/account/mobile-welcome.view'
import { useEffect } from 'react'
import { useAttempt } from '../../account/use-attempt.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useUser } from '../../state/session.ts'
import { recordMobileWelcome, sendPageLink } from '../../wiring/account/account.ts'

export function Screen() {
  const { t } = useTranslation()
  const next = ownReturnAddress(useSearchParams()[0].get('returnTo')) ?? '/0'
  const user = useUser()
  const isPhone = useMedia(media.phone)
  const { isPending, isDone, failure, waitSeconds, start } = useAttempt(sendPageLink)
  usePageTitle(t('pages.mobile-welcome'))
  const isNew = user !== null && !user.completedTasks.includes('mobileWelcome')
  useEffect(() => {
    if (isPhone && isNew) void recordMobileWelcome()
  }, [isPhone, isNew])
  return (
    <MobileWelcomeView
      isPhone={isPhone}
      email={user?.email ?? ''}
      isPending={isPending}
      isSent={isDone}
      failure={failure}
      waitSeconds={waitSeconds}
      onSendLink={() => start(next)}
      continueHref={next}
    />
  )
}
