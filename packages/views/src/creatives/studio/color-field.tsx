import { minTextContrast } from '@aloft/creative/color/palette'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import * as css from './color-field.css.ts'
import { contrastFigure } from './contrast-figure.ts'
import type { StudioBrand } from './studio-content.ts'

export interface ColorFieldProps {
  name: string
  label: string
  /** `#rrggbb`. */
  value: string
  brand: Pick<StudioBrand, 'name' | 'colors'>
  /** The contrast of a color with what's behind it, 1 to 21; null if it isn't known. Left out where it doesn't matter. */
  contrastOf?: ((color: string) => number | null) | undefined
  onChange: (color: string) => void
  isDisabled?: boolean
}

const pattern = /^#?([0-9a-f]{6})$/i

/** A color: the brand's own first, any other by its value. Those that can't be read where they are say so. */
export function ColorField(props: ColorFieldProps) {
  const { name, label, value, brand, contrastOf, onChange, isDisabled = false } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !pattern.test(typed.trim())
  return (
    <Stack gap={12}>
      {brand.colors.length > 0 ? (
        <Stack gap={6}>
          <Cluster gap={8} justify="between" align="center">
            <Text as="span" size={12} tone="soft">
              {t('studio.panel.brandColors', { brand: brand.name })}
            </Text>
            {contrastOf ? <OwnContrast contrast={contrastOf(value)} /> : null}
          </Cluster>
          <Cluster gap={8} role="group" aria-label={t('studio.panel.brandColors', { brand: brand.name })}>
            {brand.colors.map(({ hex }) => (
              <Swatch
                key={hex}
                hex={hex}
                contrast={contrastOf?.(hex) ?? null}
                isChosen={hex.toLowerCase() === value.toLowerCase()}
                isDisabled={isDisabled}
                onPress={() => onChange(hex)}
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

const isReadable = (contrast: number) => contrast >= minTextContrast

function OwnContrast({ contrast }: { contrast: number | null }) {
  const { t } = useTranslation()
  if (contrast === null) return null
  const state = isReadable(contrast) ? 'readable' : 'unreadable'
  return (
    <span className={css.own({ state })}>
      <Icon name={state === 'readable' ? 'check' : 'rejected'} size={14} />
      {t(`studio.panel.contrast.${state}`, { contrast: contrastFigure(contrast) })}
    </span>
  )
}

interface SwatchProps {
  hex: string
  contrast: number | null
  isChosen: boolean
  isDisabled: boolean
  onPress: () => void
}

function Swatch({ hex, contrast, isChosen, isDisabled, onPress }: SwatchProps) {
  const { t } = useTranslation()
  const color = hex.toUpperCase()
  const state = contrast !== null && !isReadable(contrast) ? 'unreadable' : 'readable'
  return (
    <button
      type="button"
      className={css.color}
      aria-label={
        contrast === null
          ? color
          : t(`studio.panel.contrast.${state}Color`, { color, contrast: contrastFigure(contrast) })
      }
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={css.swatch} style={{ background: hex }} />
      {contrast === null ? null : <span className={css.figure({ state })}>{contrastFigure(contrast)}</span>}
    </button>
  )
}
