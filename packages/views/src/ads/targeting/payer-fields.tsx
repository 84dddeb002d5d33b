import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
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
}

/** The payer and the advertiser of an ad shown in the European Union. */
export function PayerFields({ payer, beneficiary, onChange, isChecked = false }: PayerFieldsProps) {
  const { t } = useTranslation()
  const missing = (name: string) =>
    isChecked && name.trim() === '' ? t('targeting.payer.missing') : undefined
  return (
    <div className={css.picker} role="group" aria-label={t('targeting.payer.label')}>
      <p className={css.hint}>{t('targeting.payer.lead')}</p>
      <TextField
        label={t('targeting.payer.payer')}
        name="payer"
        autoComplete="organization"
        value={payer}
        isDisabled={!onChange}
        hint={t('targeting.payer.hint')}
        error={missing(payer)}
        onChange={(name) => onChange?.({ payer: name })}
      />
      <TextField
        label={t('targeting.payer.beneficiary')}
        name="beneficiary"
        autoComplete="organization"
        value={beneficiary}
        isDisabled={!onChange}
        error={missing(beneficiary)}
        onChange={(name) => onChange?.({ beneficiary: name })}
      />
      {onChange && payer.trim() !== '' && beneficiary.trim() === '' ? (
        <div className={css.button}>
          <Button variant="quiet" size="small" onPress={() => onChange({ beneficiary: payer })}>
            {t('targeting.payer.same')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
