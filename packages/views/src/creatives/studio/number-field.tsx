import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { isNumeric } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'

export interface NumberFieldProps {
  name: string
  label: string
  value: number
  /** Each number that's typed; what's no number is only remarked on. */
  onChange: (value: number) => void
  isDisabled?: boolean
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** A number that can be typed and takes effect while it's typed. */
export function NumberField({ name, label, value, onChange, isDisabled = false }: NumberFieldProps) {
  const { t } = useTranslation()
  // While it has the focus, the text stays as typed, even if a limit changes the number.
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isNumeric(typed)
  return (
    <TextField
      name={name}
      label={label}
      value={typed ?? shown(value)}
      error={isWrong ? t('studio.panel.notANumber') : undefined}
      isDisabled={isDisabled}
      onChange={(text) => {
        setTyped(text)
        if (isNumeric(text)) onChange(Number(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
