import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import * as css from './color-field.css.ts'
import type { StudioBrand } from './studio-content.ts'

export interface ColorFieldProps {
  name: string
  label: string
  /** `#rrggbb`. */
  value: string
  brand: Pick<StudioBrand, 'name' | 'colors'>
  onChange: (color: string) => void
  isDisabled?: boolean
}

const pattern = /^#?([0-9a-f]{6})$/i

/** A color: the brand's own first, any other by its value. */
export function ColorField({ name, label, value, brand, onChange, isDisabled = false }: ColorFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !pattern.test(typed.trim())
  return (
    <Stack gap={8}>
      {brand.colors.length > 0 ? (
        <Stack gap={6}>
          <Text size={12} tone="soft">
            {t('studio.panel.brandColors', { brand: brand.name })}
          </Text>
          <Cluster gap={8} role="group" aria-label={t('studio.panel.brandColors', { brand: brand.name })}>
            {brand.colors.map(({ hex }) => (
              <button
                key={hex}
                type="button"
                className={css.swatch}
                style={{ background: hex }}
                aria-label={hex.toUpperCase()}
                aria-pressed={hex.toLowerCase() === value.toLowerCase()}
                disabled={isDisabled}
                onClick={() => onChange(hex)}
              />
            ))}
          </Cluster>
        </Stack>
      ) : null}
      <TextField
        name={name}
        label={label}
        value={typed ?? value}
        error={isWrong ? t('studio.panel.notAColor') : undefined}
        isDisabled={isDisabled}
        onChange={(text) => {
          setTyped(text)
          const [, digits] = pattern.exec(text.trim()) ?? []
          if (digits !== undefined) onChange(`#${digits}`)
        }}
        onBlur={() => setTyped(null)}
      />
    </Stack>
  )
}
