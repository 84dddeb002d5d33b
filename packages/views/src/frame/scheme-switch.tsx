import { type ColorScheme, colorSchemes } from '@aloft/domain/account/color-scheme.rules'
import type {} from '@aloft/messages/i18n'
import { Segments } from '@aloft/design-system/patterns/segments'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

export interface SchemeSwitchProps {
  value: ColorScheme
  onChange: (scheme: ColorScheme) => void
}

/** Light or dark, or as the device is. A row of the account menu. */
export function SchemeSwitch({ value, onChange }: SchemeSwitchProps) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('frame.scheme.label')}
      options={colorSchemes.map((id) => ({ id, label: t(`frame.scheme.${id}`) }))}
      value={value}
      onChange={(id) => onChange(colorSchemes.find((one) => one === id) ?? value)}
      width="full"
    />
  )
}
