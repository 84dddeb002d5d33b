import {
  type NotificationChannel,
  type NotificationChoice,
  notificationChannels,
  notificationTopics,
} from '@aloft/domain/notifications/notification-choices.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { PickBox } from '@aloft/design-system/patterns/pick-box'
import * as css from './notification-choices-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export type NotificationChoicesContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'ready'; choices: readonly NotificationChoice[] }

export interface NotificationChoicesSectionProps {
  content: NotificationChoicesContent
  /** Emails are only chosen for a verified address, because another may be somebody else's. */
  isVerified: boolean
  onChange: (choice: NotificationChoice) => void
}

/** What a user hears about and how: a checkbox for each channel of each topic. Each change is saved at once (LST-05). */
export function NotificationChoicesSection(props: NotificationChoicesSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('accountPages.settings.notifications.title')}
      lead={t('accountPages.settings.notifications.lead')}
    >
      <Content {...props} />
    </SettingsSection>
  )
}

function Content({ content, isVerified, onChange }: NotificationChoicesSectionProps) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('accountPages.settings.notifications.loading')}</VisuallyHidden>
        <Skeleton width={320} height={396} shape="block" />
      </div>
    )
  if (content.kind === 'failed')
    return <FailedNotice failed={content}>{t('accountPages.settings.notifications.failed')}</FailedNotice>
  return (
    <>
      <ChoiceTable choices={content.choices} isVerified={isVerified} onChange={onChange} />
      <Text size={13} tone="soft">
        {t('accountPages.settings.notifications.digest')}
      </Text>
      {isVerified ? null : (
        <Text size={13} tone="ending">
          {t('accountPages.settings.notifications.unverified')}
        </Text>
      )}
    </>
  )
}

type ChoiceTableProps = Pick<NotificationChoicesSectionProps, 'isVerified' | 'onChange'> & {
  choices: readonly NotificationChoice[]
}

function ChoiceTable({ choices, isVerified, onChange }: ChoiceTableProps) {
  const { t } = useTranslation()
  const nameOf = (channel: NotificationChannel) =>
    t(`accountPages.settings.notifications.channels.${channel}`)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('accountPages.settings.notifications.about')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={css.channel}>
              {nameOf(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationTopics.map((topic) => {
          const label = t(`accountPages.settings.notifications.topics.${topic}`)
          return (
            <tr key={topic}>
              <th scope="row">{label}</th>
              {notificationChannels.map((channel) => {
                const choice = choices.find((one) => one.topic === topic && one.channel === channel)
                return (
                  <td key={channel}>
                    {choice && (
                      <PickBox
                        label={t('accountPages.settings.notifications.choice', {
                          topic: label,
                          channel: nameOf(channel),
                        })}
                        picked={choice.isOn ? 'all' : 'none'}
                        isDisabled={channel !== 'product' && !isVerified}
                        onPick={() => onChange({ topic, channel, isOn: !choice.isOn })}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
        <tr>
          <th scope="row">{t('accountPages.settings.notifications.always')}</th>
          {/* Never in the weekly email. */}
          <td colSpan={2} className={css.always}>
            {t('accountPages.settings.notifications.alwaysOn')}
          </td>
          <td>
            <VisuallyHidden>{t('accountPages.settings.notifications.neverInDigest')}</VisuallyHidden>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
