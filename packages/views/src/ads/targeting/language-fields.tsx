import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
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
    <Stack gap={10} role="group" aria-label={t('editor.lists.languages')}>
      <p className={css.label} aria-hidden>
        {t('editor.lists.languages')}
      </p>
      <Text size={13} tone="soft">
        {t('targeting.languages.hint')}
      </Text>
      <Cluster gap={20} rowGap={4}>
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
      </Cluster>
    </Stack>
  )
}
