import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { AttemptNotice } from './attempt-notice.tsx'
import * as css from './sign-in-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface SignInSectionProps {
  ways: readonly ('password' | SocialPlatform)[]
  email: string
  onLogOutEverywhere: () => void
  isPending: boolean
  failure?: 'generic' | undefined
}

/** The ways a user logs in, and a button that ends all their sessions. */
export function SignInSection({ ways, email, onLogOutEverywhere, isPending, failure }: SignInSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('accountPages.settings.signIn.title')}
      lead={t('accountPages.settings.signIn.lead')}
    >
      <ul className={css.ways}>
        {ways.map((way) => (
          <li key={way} className={css.way}>
            <Icon name={way === 'password' ? 'user' : 'integrations'} />
            <Text as="span" weight="medium">
              {t(`accountPages.settings.signIn.${way}`)}
            </Text>
            <Text as="span" size={13} tone="faint">
              {t('accountPages.settings.signIn.detail', { email })}
            </Text>
          </li>
        ))}
      </ul>
      <AttemptNotice failure={failure} />
      <div className={css.everywhere}>
        <Button icon={<Icon name="log-out" />} isLoading={isPending} onPress={onLogOutEverywhere}>
          {t('accountPages.settings.signIn.everywhere')}
        </Button>
        <Text size={13} tone="soft">
          {t('accountPages.settings.signIn.everywhereHint')}
        </Text>
      </div>
    </SettingsSection>
  )
}
