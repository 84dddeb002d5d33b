import { type SpecialCategory, specialCategories } from '@aloft/domain/balloons/campaign-settings.rules'
import { lockedAudience, lockingOf } from '@aloft/domain/ads/lint/special-locks.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import * as css from './picker.css.ts'
import { PickerRemark } from './picker-remark.tsx'

export interface SpecialAdFieldsProps {
  declared: readonly SpecialCategory[]
  /** Left out if the categories are read-only. */
  onChange?: ((declared: readonly SpecialCategory[]) => void) | undefined
  /** The audience is narrower than a declared category allows. */
  isNarrowed?: boolean
  /** Widens the audience as far as required. */
  onOpenAudience?: (() => void) | undefined
  /** The ad is shown in the European Union. */
  isInEu?: boolean
}

/** Subjects that advertisers must declare to Meta before running an ad, with the restrictions of each. */
export function SpecialAdFields({
  declared,
  onChange,
  isNarrowed = false,
  onOpenAudience,
  isInEu = false,
}: SpecialAdFieldsProps) {
  const { t } = useTranslation()
  const isLocking = lockingOf(declared).length > 0
  const asksPermission = declared.some((category) => lockingOf([category]).length === 0)
  const choose = (category: SpecialCategory, isDeclared: boolean) =>
    onChange?.(specialCategories.filter((one) => (one === category ? isDeclared : declared.includes(one))))
  return (
    <div className={css.picker} role="group" aria-label={t('targeting.special.label')}>
      <p className={css.hint}>{t('targeting.special.lead')}</p>
      {specialCategories.map((category) => (
        <CheckboxField
          key={category}
          name={`special-${category}`}
          label={t(`targeting.special.categories.${category}`)}
          isChecked={declared.includes(category)}
          isDisabled={!onChange}
          onChange={(isDeclared) => choose(category, isDeclared)}
        />
      ))}
      {isLocking ? (
        <PickerRemark tone="hint">
          {t('targeting.special.locks', { minAge: lockedAudience.minAge, km: lockedAudience.leastRadiusKm })}
        </PickerRemark>
      ) : null}
      {isLocking && isNarrowed ? (
        <PickerRemark
          action={onOpenAudience && { label: t('targeting.special.open'), onPress: onOpenAudience }}
        >
          {t('targeting.special.broken')}
        </PickerRemark>
      ) : null}
      {isInEu && declared.includes('politics') ? (
        <PickerRemark>{t('targeting.special.politicsInEu')}</PickerRemark>
      ) : asksPermission ? (
        <PickerRemark tone="hint">{t('targeting.special.permission')}</PickerRemark>
      ) : null}
    </div>
  )
}
