import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import * as css from './picker.css.ts'

export interface LanguageFieldsProps {
  languages: readonly AdLanguage[]
  /** Left out if the languages are read-only. */
  onChange?: ((languages: AdLanguage[]) => void) | undefined
}

/** Languages of a Google ad's audience; none means all of them (ENT-25). */
export function LanguageFields({ languages, onChange }: LanguageFieldsProps) {
  const { t } = useTranslation()
  const choose = (code: AdLanguage, isChosen: boolean) =>
    onChange?.(adLanguageCodes.filter((one) => (one === code ? isChosen : languages.includes(one))))
  return (
    <div className={css.picker} role="group" aria-label={t('editor.lists.languages')}>
      <p className={css.label} aria-hidden>
        {t('editor.lists.languages')}
      </p>
      <p className={css.hint}>{t('targeting.languages.hint')}</p>
      <div className={css.row}>
        {adLanguageCodes.map((code) => (
          <CheckboxField
            key={code}
            name={`language-${code}`}
            label={t(`targeting.languages.${code}`)}
            isChecked={languages.includes(code)}
            isDisabled={!onChange}
            onChange={(isChosen) => choose(code, isChosen)}
          />
        ))}
      </div>
    </div>
  )
}
