import { PmfSurveyView } from '@aloft/views/account/pmf-survey.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useUser } from '../../state/session.ts'
import { useAttempt } from '../../account/use-attempt.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { sendSurvey } from '../../wiring/account/account.ts'

export function Screen() {
  const { t } = useTranslation()
  const user = useUser()
  const { isPending, isDone, failure, waitSeconds, start } = useAttempt(sendSurvey)
  usePageTitle(t('accountPages.survey.pageTitle'))
  return (
    <PmfSurveyView
      onSubmit={(answers, email) => start({ answers, email: email || null })}
      isPending={isPending}
      isSent={isDone}
      failure={failure}
      waitSeconds={waitSeconds}
      initialEmail={user?.email}
      homeHref="/0"
    />
  )
}
