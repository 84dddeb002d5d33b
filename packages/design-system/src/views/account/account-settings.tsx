import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { DeletionSection, type DeletionSectionProps } from '../../patterns/account/deletion-section.tsx'
import { EmailSection, type EmailSectionProps } from '../../patterns/account/email-section.tsx'
import { PasswordSection, type PasswordSectionProps } from '../../patterns/account/password-section.tsx'
import { PlanSection, type PlanSectionProps } from '../../patterns/account/plan-section.tsx'
import { ProfileSection, type ProfileSectionProps } from '../../patterns/account/profile-section.tsx'
import { SignInSection, type SignInSectionProps } from '../../patterns/account/sign-in-section.tsx'
import { Heading } from '../../primitives/heading.tsx'
import * as css from './account-settings.css.ts'

export interface AccountSettingsViewProps {
  profile: ProfileSectionProps
  email: EmailSectionProps
  password: PasswordSectionProps
  signIn: SignInSectionProps
  plan: PlanSectionProps
  deletion: DeletionSectionProps
}

/** Everything of an account that its owner can set (LST-05). */
export function AccountSettingsView({
  profile,
  email,
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
        <PlanSection {...plan} />
        <DeletionSection {...deletion} />
      </div>
    </div>
  )
}
