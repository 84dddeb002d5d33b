import { fundingRecurrences } from '@aloft/domain/balloons/campaign-settings.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ChoiceField } from '@aloft/design-system/primitives/choice-field'
import { FieldRemark } from '@aloft/design-system/primitives/field-remark'
import { Text } from '@aloft/design-system/primitives/text'
import { settingId, type SettingFieldsProps } from './editor-settings.ts'

/** Whether an ad is paid once or each month, and whose account it runs on (EDT-11, PLN-07). */
export function FundingFields({ settings, onChange }: SettingFieldsProps) {
  const { t } = useTranslation()
  const failure = settings.failures.adAccount
  return (
    <>
      <ChoiceField
        label={t('adSettings.funding.label')}
        name="fundingRecurrence"
        columns={1}
        choices={fundingRecurrences.map((value) => ({
          value,
          label: t(`adSettings.funding.${value}`),
          detail: t(`adSettings.funding.${value}Detail`),
        }))}
        value={settings.recurrence}
        onChange={(fundingRecurrence) => onChange({ fundingRecurrence })}
      />
      <div id={settingId('adAccount')} tabIndex={-1}>
        <Text size={13} tone="soft">
          {t(`adSettings.funding.accounts.${settings.adAccountType}`)}
        </Text>
        {failure ? (
          <FieldRemark id={`${settingId('adAccount')}-note`}>
            {t(`adSettings.failures.${failure}`)}
          </FieldRemark>
        ) : null}
      </div>
    </>
  )
}
