import { AccountSettingsView } from '@aloft/views/account/account-settings.view'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { languages, supportedLanguage } from '@aloft/messages/language'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { logOut } from '../../navigation/log-out.ts'
import { pageAddress, planAddress } from '../../addresses/page-address.ts'
import { useUser } from '../../state/session.ts'
import { useAttempt } from '../../account/use-attempt.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { changeEmail, changePassword, changeProfile } from '../../wiring/account/account.ts'
import { useNotificationChoices } from './use-notification-choices.ts'
import { useDeletion } from './use-deletion.ts'
import { usePlanEnd } from './use-plan-end.ts'
import { useSession } from '../../wiring/account/session.ts'
import { useResend } from '../../account/use-resend.ts'

// Each in its own language, because users looking for theirs may not understand the current one.
const languageChoices = languages.map((value) => ({
  value,
  label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
}))

export function Screen() {
  const { t } = useTranslation()
  const user = useUser()
  const { isPending: isLeaving } = useSession()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const resend = useResend()
  const profile = useAttempt(changeProfile)
  const email = useAttempt(changeEmail)
  const password = useAttempt(changePassword)
  const deletion = useDeletion()
  const notifications = useNotificationChoices()
  const planEnd = usePlanEnd(user?.plan.labelKey)
  usePageTitle(t('accountPages.settings.title'))
  if (!user) return null
  const isPaying = planOf(user.plan.labelKey).monthlyPrice > 0

  // Only one form is open at a time.
  const formOf = (name: 'email' | 'password', forget: () => void) => ({
    isOpen: open === name,
    onOpen() {
      forget()
      setOpen(name)
    },
    onClose: () => setOpen(null),
  })
  return (
    <AccountSettingsView
      profile={{
        profile: { username: user.username, language: supportedLanguage(user.language) },
        languages: languageChoices,
        onSave: (values) => profile.start(values),
        onEdit: profile.forget,
        isPending: profile.isPending,
        isSaved: profile.isDone,
        failure: profile.failure,
        waitSeconds: profile.waitSeconds,
      }}
      email={{
        email: user.email,
        isVerified: user.isEmailValidated,
        pendingEmail: user.pendingEmail ?? undefined,
        resend: resend.state,
        onResend: resend.resend,
        onKeep: () => email.start({ email: user.email }),
        form: { ...email, ...formOf('email', email.forget) },
        onChange: (change) => email.start(change, () => setOpen(null)),
      }}
      notifications={{ ...notifications, isVerified: user.isEmailValidated }}
      password={{
        email: user.email,
        form: { ...password, ...formOf('password', password.forget) },
        isDone: password.isDone,
        setByMailHref: user.socialPlatform ? pageAddress('forgot-password') : undefined,
        onChange: (change) => password.start(change, () => setOpen(null)),
      }}
      signIn={{
        ways: [user.socialPlatform ?? 'password'],
        email: user.email,
        onLogOutEverywhere: () => void logOut('LOG_OUT_EVERYWHERE'),
        isPending: isLeaving,
      }}
      plan={{
        plan: user.plan.labelKey,
        endDate: planEnd,
        href: isPaying ? pageAddress('payments') : planAddress(pageAddress('account-settings')),
      }}
      deletion={deletion}
    />
  )
}
