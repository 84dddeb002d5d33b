import type {} from '@aloft/messages/i18n'
import { type PayerKey, payerKeys, type PayerSuggestion } from '@aloft/domain/ads/payer-suggestion.rules'
import { valueRows } from '@aloft/domain/balloons/component-table.rules'
import { checkTextLength } from '@aloft/domain/balloons/copy-fields.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './picker.css.ts'

/** The names that European law requires beside an ad. */
export type AdPayer = Record<PayerKey, string>

export interface PayerFieldsProps extends AdPayer {
  /** Names for empty fields. They're shown as a suggestion until the user agrees with them or types others. */
  suggestion?: PayerSuggestion | undefined
  /** Left out if the names are read-only. */
  onChange?: ((change: Partial<AdPayer>) => void) | undefined
  /** Missing names are shown as errors, because the user has tried to launch. */
  isChecked?: boolean
  /** Says why the names are needed; its page may have said so. */
  hasLead?: boolean
}

/** The payer and the advertiser of an ad shown in the European Union. */
export function PayerFields({
  payer,
  beneficiary,
  suggestion,
  onChange,
  isChecked = false,
  hasLead = true,
}: PayerFieldsProps) {
  const { t } = useTranslation()
  const stored = { payer, beneficiary }
  // A field that the user empties stays empty.
  const [typed, setTyped] = useState<readonly PayerKey[]>([])
  const suggested = payerKeys.filter(
    (key) => suggestion && onChange && stored[key].trim() === '' && !typed.includes(key),
  )
  const shown = (key: PayerKey) => (suggestion && suggested.includes(key) ? suggestion[key] : stored[key])
  const type = (key: PayerKey, name: string) => {
    setTyped([...typed, key])
    onChange?.({ [key]: name })
  }
  const errorOf = (key: keyof AdPayer, name: string) => {
    const max = valueRows[key].maxLength ?? Infinity
    if (checkTextLength({ maxLength: max }, name))
      return t('targeting.payer.tooLong', { max, count: [...name].length })
    return isChecked && name.trim() === '' ? t('targeting.payer.missing') : undefined
  }
  return (
    <Stack gap={10} role="group" aria-label={t('targeting.payer.label')}>
      {hasLead ? (
        <Text size={13} tone="soft">
          {t('targeting.payer.lead')}
        </Text>
      ) : null}
      <TextField
        label={t('targeting.payer.payer')}
        name="payer"
        autoComplete="organization"
        value={shown('payer')}
        isDisabled={!onChange}
        hint={t('targeting.payer.hint')}
        error={errorOf('payer', shown('payer'))}
        onChange={(name) => type('payer', name)}
      />
      <TextField
        label={t('targeting.payer.beneficiary')}
        name="beneficiary"
        autoComplete="organization"
        value={shown('beneficiary')}
        isDisabled={!onChange}
        error={errorOf('beneficiary', shown('beneficiary'))}
        onChange={(name) => type('beneficiary', name)}
      />
      {suggestion && onChange && suggested.length > 0 ? (
        <Notice
          tone="info"
          title={t(`targeting.payer.suggested.${suggestion.source}`, { count: suggested.length })}
          action={
            <Button
              size="small"
              onPress={() => onChange(Object.fromEntries(suggested.map((key) => [key, suggestion[key]])))}
            >
              {t('targeting.payer.suggested.use', { count: suggested.length })}
            </Button>
          }
        >
          {t('targeting.payer.suggested.unsaved')}
        </Notice>
      ) : null}
      {onChange && payer.trim() !== '' && beneficiary.trim() === '' && !suggested.includes('beneficiary') ? (
        <div className={css.button}>
          <Button variant="quiet" size="small" onPress={() => onChange({ beneficiary: payer })}>
            {t('targeting.payer.same')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
