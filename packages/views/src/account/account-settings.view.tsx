import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { DeletionSection, type DeletionSectionProps } from './deletion-section.tsx'
import { EmailSection, type EmailSectionProps } from './email-section.tsx'
import {
  NotificationChoicesSection,
  type NotificationChoicesSectionProps,
} from './notification-choices-section.tsx'
import { PasswordSection, type PasswordSectionProps } from './password-section.tsx'
import { PlanSection, type PlanSectionProps } from './plan-section.tsx'
import { ProfileSection, type ProfileSectionProps } from './profile-section.tsx'
import { SignInSection, type SignInSectionProps } from './sign-in-section.tsx'
import { Heading } from '@aloft/design-system/primitives/heading'
import * as css from './account-settings.css.ts'

export interface AccountSettingsViewProps {
  profile: ProfileSectionProps
  email: EmailSectionProps
  notifications: NotificationChoicesSectionProps
  password: PasswordSectionProps
  signIn: SignInSectionProps
  plan: PlanSectionProps
  deletion: DeletionSectionProps
}

/** All settings of an account (LST-05). */
export function AccountSettingsView({
  profile,
  email,
  notifications,
  password,
  signIn,
  plan,
  deletion,
}: AccountSettingsViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <Heading level={1} size={32}>
        {t('accountPages.settings.title')}
      </Heading>
      <div>
        <ProfileSection {...profile} />
        <EmailSection {...email} />
        <PasswordSection {...password} />
        <SignInSection {...signIn} />
        <NotificationChoicesSection {...notifications} />
        <PlanSection {...plan} />
        <DeletionSection {...deletion} />
      </div>
    </div>
  )
}
