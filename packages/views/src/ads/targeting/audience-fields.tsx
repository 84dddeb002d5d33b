import { type AdAudience, checkAges, targetedAges } from '@aloft/domain/ads/audience-values.rules'
import { lockedAudience } from '@aloft/domain/ads/lint/special-locks.rules'
import { genders } from '@aloft/domain/balloons/campaign-settings.rules'
import type {} from '@aloft/messages/i18n'
import { Grid } from '@aloft/design-system/primitives/grid'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { PickerRemark } from './picker-remark.tsx'

/** The parts of an audience set by these fields; a null age is unlimited. */
export type AudienceChoice = Pick<AdAudience, 'minAge' | 'maxAge' | 'gender'>

export interface AudienceFieldsProps extends AudienceChoice {
  /** Left out if the fields are read-only. */
  onChange?: ((change: Partial<AudienceChoice>) => void) | undefined
  /** A declared special ad category requires an audience open to everybody. */
  isLocked?: boolean
}

const { least, most } = targetedAges
const ages = Array.from({ length: most - least + 1 }, (_, index) => least + index)

/** Age and gender of an ad's audience. */
export function AudienceFields({ minAge, maxAge, gender, onChange, isLocked = false }: AudienceFieldsProps) {
  const { t } = useTranslation()
  const failure = checkAges({ minAge, maxAge })
  const isOff = !onChange || isLocked
  const inWords = (age: number) => (age === most ? t('targeting.audience.andUp', { age }) : String(age))
  const options = (end: number) =>
    [...new Set([...ages, end])]
      .toSorted((one, other) => one - other)
      .map((age) => ({ value: String(age), label: inWords(age) }))
  const [from, to] = [minAge ?? (isLocked ? lockedAudience.minAge : least), maxAge ?? most]
  return (
    <Stack gap={10} role="group" aria-label={t('targeting.audience.label')} data-guide="launch.demographics">
      <Grid columnWidth={128} gap={12} isStretched>
        <SelectField
          label={t('targeting.audience.from')}
          name="minAge"
          options={options(from)}
          value={String(from)}
          isDisabled={isOff}
          onChange={(age) => onChange?.({ minAge: Number(age) })}
        />
        <SelectField
          label={t('targeting.audience.to')}
          name="maxAge"
          options={options(to)}
          value={String(to)}
          isDisabled={isOff}
          onChange={(age) => onChange?.({ maxAge: Number(age) })}
        />
        <SelectField
          label={t('targeting.audience.gender')}
          name="gender"
          options={genders.map((value) => ({ value, label: t(`targeting.audience.genders.${value}`) }))}
          value={gender}
          isDisabled={isOff}
          onChange={(chosen) => {
            if (chosen) onChange?.({ gender: chosen })
          }}
        />
      </Grid>
      {failure ? <PickerRemark>{t(`targeting.audience.${failure}`, { least, most })}</PickerRemark> : null}
      {isLocked ? (
        <PickerRemark tone="hint">
          {t('targeting.audience.locked', { minAge: lockedAudience.minAge })}
        </PickerRemark>
      ) : null}
    </Stack>
  )
}
