import { backgroundKey } from '@aloft/creative/mixer/cross-parts'
import { Button } from '@aloft/design-system/primitives/button'
import { Grid } from '@aloft/design-system/primitives/grid'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { Mix, MixChange, MixPart } from '@aloft/domain/creatives/mixer/mix.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import type { MixerMaterial } from './mixer-content.ts'
import * as css from './mixer-parts.css.ts'
import { useMixWords } from './use-mix-words.ts'

export interface MixerPartsProps {
  material: MixerMaterial
  mix: Pick<Mix, 'leftOut' | 'locks'>
  /** Nothing can be changed while creatives are saved. */
  isSaving: boolean
  onChange: (change: MixChange) => void
  onAddPicture: () => void
}

/** What's mixed: each background, text and layout can be left out (CRE-01). */
export function MixerParts({ material, mix, isSaving, onChange, onAddPicture }: MixerPartsProps) {
  const { t } = useTranslation()
  const { nameOf } = useMixWords(material)
  const { backgrounds, texts, layouts } = material
  const option = (part: MixPart, key: string) => ({
    name: part,
    value: key,
    checked: !mix.leftOut[part].includes(key),
    onChange: (isUsed: boolean) => onChange({ type: 'use', part, key, isUsed }),
  })
  const hasPictures = backgrounds.some(({ picture }) => picture !== null)
  return (
    <Stack gap={24}>
      <Part part="background" isLocked={mix.locks.background !== null} isSaving={isSaving}>
        {hasPictures ? null : (
          <Text size={13} tone="soft">
            {t('creativeMixer.parts.pictures')}
          </Text>
        )}
        <Grid columnWidth={64} gap={8}>
          {backgrounds.map((background) => {
            const key = backgroundKey(background)
            const { picture, ground } = background
            const name = nameOf('background', key)
            return (
              <label key={key} className={css.tile} title={name}>
                {picture ? (
                  <img
                    {...sizedPicture(picture.src, '96px')}
                    className={css.picture}
                    alt={name}
                    loading="lazy"
                  />
                ) : (
                  <span
                    className={css.color}
                    style={{ background: ground ?? undefined }}
                    role="img"
                    aria-label={name}
                  />
                )}
                <Box {...option('background', key)} isOnTile />
              </label>
            )
          })}
        </Grid>
        <div>
          <Button size="small" onPress={onAddPicture}>
            {t('creativeMixer.parts.addPicture')}
          </Button>
        </div>
      </Part>
      <Part part="text" isLocked={mix.locks.text !== null} isSaving={isSaving}>
        <Text size={13} tone="soft">
          {t('creativeMixer.parts.factsOnly')}
        </Text>
        <Stack gap={0}>
          {texts.map((text) => (
            <label key={text} className={css.row}>
              <Box {...option('text', text)} />
              <span>{text}</span>
            </label>
          ))}
        </Stack>
      </Part>
      <Part part="layout" isLocked={mix.locks.layout !== null} isSaving={isSaving}>
        <Grid columnWidth={136} gap={0}>
          {layouts.map((layout) => (
            <label key={layout} className={css.row}>
              <Box {...option('layout', layout)} />
              <span>{nameOf('layout', layout)}</span>
            </label>
          ))}
        </Grid>
      </Part>
    </Stack>
  )
}

interface PartProps {
  part: MixPart
  isLocked: boolean
  isSaving: boolean
  children: ReactNode
}

function Part({ part, isLocked, isSaving, children }: PartProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={css.part} disabled={isLocked || isSaving}>
      <legend className={css.legend}>{t(`creativeMixer.parts.${part}`)}</legend>
      {isLocked ? (
        <Text size={13} tone="soft">
          {t('creativeMixer.parts.locked')}
        </Text>
      ) : null}
      {children}
    </fieldset>
  )
}

interface BoxProps {
  name: string
  value: string
  checked: boolean
  onChange: (isChecked: boolean) => void
  isOnTile?: boolean
}

function Box({ onChange, isOnTile = false, ...input }: BoxProps) {
  return (
    <input
      {...input}
      type="checkbox"
      className={isOnTile ? `${css.box} ${css.onTile}` : css.box}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
