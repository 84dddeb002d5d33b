import { weightsOf } from '@aloft/creative/fonts/font-files'
import { Segments } from '@aloft/design-system/patterns/segments'
import { Grid } from '@aloft/design-system/primitives/grid'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { TextElement } from '@aloft/domain/creatives/creative.entity'
import { creativeFamilies, creativeWeights } from '@aloft/domain/creatives/creative-fonts.rules'
import { alignments, maxTextLength } from '@aloft/domain/creatives/element-types.rules'
import type { ElementChange } from '@aloft/domain/creatives/studio/change-element.rules'
import type {} from '@aloft/messages/i18n'
import { NumberField } from './number-field.tsx'

export interface TextFieldsProps {
  element: TextElement
  isOff: boolean
  onChange: (values: ElementChange) => void
}

const weightNames = { 400: 'regular', 600: 'semibold', 700: 'bold' } as const

/** The properties that only texts have. */
export function TextFields({ element, isOff, onChange }: TextFieldsProps) {
  const { t } = useTranslation()
  const weights = weightsOf(element.font)
  return (
    <>
      <TextAreaField
        name="words"
        label={t('studio.panel.words')}
        rows={1}
        value={element.text}
        count={`${element.text.length} / ${maxTextLength}`}
        isDisabled={isOff}
        onChange={(text) => onChange({ text })}
      />
      <Grid columnWidth={120} gap={12}>
        <SelectField
          name="font"
          label={t('studio.panel.font')}
          options={creativeFamilies.map((family) => ({ value: family, label: family }))}
          value={element.font}
          isDisabled={isOff}
          onChange={(font) => (font === '' ? undefined : onChange({ font }))}
        />
        <SelectField
          name="weight"
          label={t('studio.panel.weight')}
          options={weights.map((weight) => ({
            value: String(weight),
            label: t(`studio.panel.weights.${weightNames[weight]}`),
          }))}
          value={String(weights.find((weight) => weight >= element.weight) ?? weights.at(-1))}
          isDisabled={isOff || weights.length === 1}
          onChange={(value) => {
            const weight = creativeWeights.find((one) => String(one) === value)
            if (weight !== undefined) onChange({ weight })
          }}
        />
        <NumberField
          name="size"
          label={t('studio.panel.size')}
          value={element.size}
          isDisabled={isOff}
          onChange={(size) => onChange({ size })}
        />
        <NumberField
          name="lineHeight"
          label={t('studio.panel.lineHeight')}
          value={element.lineHeight}
          isDisabled={isOff}
          onChange={(lineHeight) => onChange({ lineHeight })}
        />
      </Grid>
      {isOff ? null : (
        <Segments
          label={t('studio.panel.align')}
          width="full"
          options={alignments.map((id) => ({ id, label: t(`studio.panel.alignments.${id}`) }))}
          value={element.alignment}
          onChange={(id) => {
            const alignment = alignments.find((one) => one === id)
            if (alignment) onChange({ alignment })
          }}
        />
      )}
    </>
  )
}
