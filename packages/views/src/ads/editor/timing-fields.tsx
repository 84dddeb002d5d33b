import { typedNumberFrom } from '@aloft/domain/ads/funding.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import type { SettingFieldsProps } from './editor-settings.ts'
import { SettingField } from './setting-field.tsx'

/** When an ad starts, and how long it's live if it's paid once (EDT-06, EDT-11, LCH-04). */
export function TimingFields({ settings, onChange }: SettingFieldsProps) {
  const { t } = useTranslation()
  const { recurrence, durationDays, failures } = settings
  return (
    <>
      {recurrence === 'oneOff' ? (
        <SettingField
          field="durationDays"
          kind="number"
          label={t('adSettings.timing.label')}
          value={String(durationDays ?? '')}
          unit={t('adSettings.timing.unit')}
          failure={failures.durationDays}
          words={{ example: '30' }}
          hint={t('adSettings.timing.hint')}
          onChange={(text) => onChange({ durationDays: typedNumberFrom(text) })}
        />
      ) : (
        <Text>{t('adSettings.timing.noEnd')}</Text>
      )}
      <Text size={13} tone="soft">
        {t('adSettings.timing.start')}
      </Text>
    </>
  )
}
