import type { AdVariant } from '@aloft/domain/ads/ab-test.rules'
import { type CopyField, checkTextLength } from '@aloft/domain/balloons/copy-fields.rules'
import { FormModal } from '@aloft/design-system/patterns/form-modal'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useFieldName } from '../balloons/use-field-name.ts'

/** A text of the ad, and the key to change it in the other version. */
export type VariantField = Pick<CopyField, 'key' | 'label' | 'maxLength'> & { readonly original: string }

export interface VariantFormProps {
  fields: readonly VariantField[]
  /** Creatives to choose from; null if the platform shows none. */
  creatives: readonly { readonly id: string; readonly name: string }[] | null
  /** The version so far. */
  variant: AdVariant
  onAnswer: (variant: AdVariant) => void
  onClose: () => void
}

/** Asks what differs in the second version of a test: texts, creative or both (ACT-086). */
export function VariantForm({ fields, creatives, variant, onAnswer, onClose }: VariantFormProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  const [{ texts, creativeId }, setForm] = useState(variant)
  const valueOf = ({ key, original }: VariantField) => texts[key] ?? original
  const changed = fields.filter((field) => valueOf(field) !== field.original)
  const isTooLong = (field: VariantField) => checkTextLength(field, valueOf(field)) !== null
  const isUnchanged = changed.length === 0 && creativeId === null
  return (
    <FormModal
      title={t('abTest.form.title')}
      submit={t('abTest.form.submit')}
      isDisabled={isUnchanged || fields.some(isTooLong)}
      onSubmit={() =>
        onAnswer({
          texts: Object.fromEntries(changed.map((field) => [field.key, valueOf(field)])),
          creativeId,
        })
      }
      onClose={onClose}
    >
      <Text tone="soft">{t('abTest.form.lead')}</Text>
      {fields.map((field) => {
        const isChanged = valueOf(field) !== field.original
        const text = field.original === '' ? t('abTest.emptyText') : field.original
        return (
          <TextAreaField
            key={field.key}
            label={nameOf(field)}
            name={field.key}
            rows={1}
            value={valueOf(field)}
            hint={isChanged ? t('abTest.form.original', { text }) : undefined}
            error={isTooLong(field) ? t('abTest.form.tooLong', { max: field.maxLength }) : undefined}
            onChange={(value) => setForm({ texts: { ...texts, [field.key]: value }, creativeId })}
          />
        )
      })}
      {creatives ? (
        <SelectField
          label={t('abTest.form.picture')}
          name="creative"
          placeholder={t('abTest.form.samePicture')}
          options={creatives.map(({ id, name }) => ({ value: id, label: name }))}
          value={creativeId ?? ''}
          onChange={(id) => setForm({ texts, creativeId: id || null })}
        />
      ) : null}
      <div role="status">{isUnchanged ? <Text size={13}>{t('abTest.form.unchanged')}</Text> : null}</div>
    </FormModal>
  )
}
