import type { MailTopic } from '@aloft/domain/account/mail-topics'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import * as css from './mail-topics-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface MailSubscription {
  readonly topic: MailTopic
  readonly isSubscribed: boolean
}

export type MailTopicsContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'ready'; subscriptions: readonly MailSubscription[] }

export interface MailTopicsSectionProps {
  content: MailTopicsContent
  /** Only a verified address can be unsubscribed here, because another may be somebody else's. */
  isVerified: boolean
  onChange: (subscription: MailSubscription) => void
}

/** Which emails a user gets, one checkbox for each kind that can be left. Each change is saved at once. */
export function MailTopicsSection(props: MailTopicsSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('accountPages.settings.mails.title')}
      lead={t('accountPages.settings.mails.lead')}
    >
      <Content {...props} />
      <Text size={13} tone="soft">
        {t('accountPages.settings.mails.always')}
      </Text>
    </SettingsSection>
  )
}

function Content({ content, isVerified, onChange }: MailTopicsSectionProps) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('accountPages.settings.mails.loading')}</VisuallyHidden>
        <Skeleton width={320} height={132} shape="block" />
      </div>
    )
  if (content.kind === 'failed')
    return <FailedNotice failed={content}>{t('accountPages.settings.mails.failed')}</FailedNotice>
  return (
    <Stack gap={12}>
      <fieldset className={css.topics} disabled={!isVerified}>
        <legend className={css.question}>{t('accountPages.settings.mails.question')}</legend>
        {content.subscriptions.map(({ topic, isSubscribed }) => (
          <CheckboxField
            key={topic}
            label={t(`accountPages.settings.mails.topics.${topic}`)}
            name={`mails-${topic}`}
            isChecked={isSubscribed}
            isDisabled={!isVerified}
            onChange={(isChecked) => onChange({ topic, isSubscribed: isChecked })}
          />
        ))}
      </fieldset>
      {isVerified ? null : (
        <Text size={13} tone="ending">
          {t('accountPages.settings.mails.unverified')}
        </Text>
      )}
    </Stack>
  )
}
