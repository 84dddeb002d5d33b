import type {} from '@aloft/messages/i18n'
import { valueRows } from '@aloft/domain/balloons/component-table.rules'
import { checkTextLength } from '@aloft/domain/balloons/copy-fields.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './picker.css.ts'

/** The names that European law requires beside an ad. */
export interface AdPayer {
  payer: string
  beneficiary: string
}

export interface PayerFieldsProps extends AdPayer {
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
  onChange,
  isChecked = false,
  hasLead = true,
}: PayerFieldsProps) {
  const { t } = useTranslation()
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
        value={payer}
        isDisabled={!onChange}
        hint={t('targeting.payer.hint')}
        error={errorOf('payer', payer)}
        onChange={(name) => onChange?.({ payer: name })}
      />
      <TextField
        label={t('targeting.payer.beneficiary')}
        name="beneficiary"
        autoComplete="organization"
        value={beneficiary}
        isDisabled={!onChange}
        error={errorOf('beneficiary', beneficiary)}
        onChange={(name) => onChange?.({ beneficiary: name })}
      />
      {onChange && payer.trim() !== '' && beneficiary.trim() === '' ? (
        <div className={css.button}>
          <Button variant="quiet" size="small" onPress={() => onChange({ beneficiary: payer })}>
            {t('targeting.payer.same')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
