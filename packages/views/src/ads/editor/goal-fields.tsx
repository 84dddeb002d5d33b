import { adTypeOf, adTypes, type ConversionGoal } from '@aloft/domain/ads/ad-settings.rules'
import { typedNumberFrom } from '@aloft/domain/ads/funding.rules'
import { goalUrlTypes } from '@aloft/domain/balloons/campaign-settings.rules'
import { goals } from '@aloft/domain/core/goals'
import { normaliseUrl } from '@aloft/domain/core/url'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { ChoiceField } from '@aloft/design-system/primitives/choice-field'
import { Text } from '@aloft/design-system/primitives/text'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { GoalCheck } from './goal-check.tsx'
import type { EditorSettings, SettingFieldsProps } from './editor-settings.ts'
import { SettingField } from './setting-field.tsx'

interface ConversionFieldsProps
  extends Pick<EditorSettings, 'currency' | 'failures' | 'goalCheck'>, Pick<SettingFieldsProps, 'onChange'> {
  conversion: ConversionGoal
}

function ConversionFields({ conversion, currency, failures, goalCheck, onChange }: ConversionFieldsProps) {
  const { t } = useTranslation()
  const { url, urlType, value } = conversion
  return (
    <>
      <SelectField
        label={t('adSettings.goal.urlType')}
        name="goalUrlType"
        options={goalUrlTypes.map((type) => ({ value: type, label: t(`adSettings.goal.urlTypes.${type}`) }))}
        value={urlType}
        onChange={(type) => onChange({ goalUrlType: type === 'partial' ? 'partial' : 'fullUrl' })}
      />
      <SettingField
        field="goalUrl"
        kind="address"
        label={t('adSettings.fields.goalUrl')}
        value={url}
        failure={failures.goalUrl}
        onChange={(goalUrl) => onChange({ goalUrl })}
        onLeave={() => {
          const goalUrl = normaliseUrl(url)
          if (goalUrl && goalUrl !== url) onChange({ goalUrl })
        }}
      />
      {goalCheck ? <GoalCheck {...goalCheck} /> : null}
      <SettingField
        field="conversionValue"
        kind="number"
        label={t('adSettings.fields.conversionValue')}
        value={String(value ?? '')}
        unit={currency}
        failure={failures.conversionValue}
        words={{ example: '25' }}
        hint={t('adSettings.goal.value')}
        optional={t('optional')}
        onChange={(text) => onChange({ conversionValue: typedNumberFrom(text) })}
      />
    </>
  )
}

/** An ad's goal, its landing page, and what counts as a result (EDT-10, FUN-09, FLV-18, FLV-19, FLV-21). */
export function GoalFields({ settings, onChange, onDuplicate }: SettingFieldsProps) {
  const { t } = useTranslation()
  const { campaignGoal, page, conversion, failures, isGoalFixed } = settings
  return (
    <>
      <ChoiceField
        label={t('adSettings.goal.label')}
        name="campaignGoal"
        choices={goals.map((value) => ({ value, label: t(`adSettings.goal.goals.${value}`) }))}
        value={campaignGoal}
        onChange={(goal) => onChange({ campaignGoal: goal })}
      />
      {page ? (
        <SettingField
          field="url"
          kind="address"
          label={t('adSettings.fields.url')}
          value={page.url}
          failure={failures.url}
          onChange={(url) => onChange({ url })}
          onLeave={() => {
            const url = normaliseUrl(page.url)
            if (url && url !== page.url) onChange({ url })
          }}
        />
      ) : null}
      <fieldset disabled={isGoalFixed} aria-label={t('adSettings.goal.measure')}>
        <ChoiceField
          label={t('adSettings.goal.measure')}
          name="adType"
          columns={1}
          choices={adTypes.map((value) => ({
            value,
            label: t(`adSettings.goal.${value}`),
            detail: t(`adSettings.goal.${value}Detail`),
          }))}
          value={adTypeOf(settings)}
          onChange={(adType) => onChange({ adType })}
        />
      </fieldset>
      {isGoalFixed ? (
        <Stack gap={8} align="start">
          <Text size={13} tone="soft">
            {t('adSettings.goal.fixed')}
          </Text>
          {onDuplicate ? (
            <Button variant="quiet" size="small" onPress={onDuplicate}>
              {t('editor.duplicate')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {conversion ? (
        <ConversionFields
          goalCheck={settings.goalCheck}
          conversion={conversion}
          currency={settings.currency}
          failures={failures}
          onChange={onChange}
        />
      ) : null}
    </>
  )
}
