import { weightsOf } from '@aloft/creative/fonts/font-files'
import { Segments } from '@aloft/design-system/patterns/segments'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement, TextElement } from '@aloft/domain/creatives/creative.entity'
import { creativeFamilies, creativeWeights } from '@aloft/domain/creatives/creative-fonts.rules'
import { alignments, maxTextLength } from '@aloft/domain/creatives/element-types.rules'
import type { ElementChange } from '@aloft/domain/creatives/studio/change-element.rules'
import { alignEdges } from '@aloft/domain/creatives/studio/place-commands.rules'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import type {} from '@aloft/messages/i18n'
import { useEffect, useRef } from 'react'
import { ColorField } from './color-field.tsx'
import * as css from './layer-panel.css.ts'
import { NumberField } from './number-field.tsx'
import { StudioButton } from './studio-button.tsx'
import type { Act, StudioBrand } from './studio-content.ts'
import { StudioIcon } from './studio-icon.tsx'
import { useLayerWords } from './use-layer-words.ts'

export interface LayerPanelProps {
  selected: readonly CreativeElement[]
  /** How it looks, or where it is; both where there's room. */
  part: 'look' | 'place' | 'both'
  brand: StudioBrand
  isReadOnly: boolean
  /** The words have the focus. */
  isEditingText: boolean
  onAct: Act
}

/** The properties of the selected layers, as fields (CRE-04). */
export function LayerPanel(props: LayerPanelProps) {
  const { t } = useTranslation()
  const { nameOf } = useLayerWords()
  const { selected, part, isReadOnly, onAct } = props
  const [only, ...others] = selected
  if (!only)
    return (
      <Stack gap={6}>
        <h2 className={css.title}>{t('studio.panel.none')}</h2>
        <Text size={13} tone="soft">
          {t('studio.panel.noneLead')}
        </Text>
      </Stack>
    )
  const ids = selected.map(({ id }) => id)
  const isSingle = others.length === 0
  const isOff = isReadOnly || selected.every(({ isLocked }) => isLocked)
  // Typing in one field is one step of the history.
  const change = (values: ElementChange) =>
    onAct({
      type: 'COMMAND',
      command: { type: 'change', ids, values },
      kind: `${Object.keys(values).join()} ${ids.join()}`,
    })
  const field = { isOff, change, ...props }
  return (
    <Stack gap={16} key={ids.join()}>
      <Stack gap={6}>
        <h2 className={css.title}>
          {isSingle ? (
            <>
              <StudioIcon name={only.type} />
              <bdi>{only.type === 'text' ? t('studio.types.text') : nameOf(only)}</bdi>
            </>
          ) : (
            t('studio.panel.several', { count: selected.length })
          )}
        </h2>
        {isOff && !isReadOnly ? (
          <Text size={13} tone="soft">
            {t('studio.panel.locked')}
          </Text>
        ) : null}
      </Stack>
      {part === 'place' ? null : (
        <>
          {isSingle && only.type === 'text' ? <TextFields {...field} element={only} /> : null}
          {only.type === 'text' || only.type === 'shape' ? (
            <ColorField
              name="color"
              label={t('studio.panel.color')}
              value={only.color ?? '#ffffff'}
              brand={props.brand}
              isDisabled={isOff}
              onChange={(color) => change({ color })}
            />
          ) : null}
          <NumberField
            name="opacity"
            label={t('studio.panel.opacity')}
            value={Math.round(only.opacity * 100)}
            isDisabled={isOff}
            onChange={(percent) => change({ opacity: percent / 100 })}
          />
        </>
      )}
      {part === 'look' ? null : (
        <>
          {isSingle ? <PlaceFields {...field} element={only} /> : null}
          <Arrange ids={ids} count={selected.length} isOff={isOff} onAct={onAct} />
        </>
      )}
    </Stack>
  )
}

interface FieldsProps<Element extends CreativeElement> extends LayerPanelProps {
  element: Element
  isOff: boolean
  change: (values: ElementChange) => void
}

const weightNames = { 400: 'regular', 600: 'semibold', 700: 'bold' } as const

function TextFields({ element, isOff, isEditingText, change, onAct }: FieldsProps<TextElement>) {
  const { t } = useTranslation()
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isEditingText) words.current?.select()
  }, [isEditingText])
  const weights = weightsOf(element.font)
  return (
    <>
      <TextAreaField
        ref={words}
        name="words"
        label={t('studio.panel.words')}
        rows={1}
        value={element.text}
        count={`${element.text.length} / ${maxTextLength}`}
        isDisabled={isOff}
        onChange={(text) => change({ text })}
        onBlur={() => onAct({ type: 'END_TEXT' })}
      />
      <Grid columnWidth={120} gap={12}>
        <SelectField
          name="font"
          label={t('studio.panel.font')}
          options={creativeFamilies.map((family) => ({ value: family, label: family }))}
          value={element.font}
          isDisabled={isOff}
          onChange={(font) => (font === '' ? undefined : change({ font }))}
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
            if (weight !== undefined) change({ weight })
          }}
        />
        <NumberField
          name="size"
          label={t('studio.panel.size')}
          value={element.size}
          isDisabled={isOff}
          onChange={(size) => change({ size })}
        />
        <NumberField
          name="lineHeight"
          label={t('studio.panel.lineHeight')}
          value={element.lineHeight}
          isDisabled={isOff}
          onChange={(lineHeight) => change({ lineHeight })}
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
            if (alignment) change({ alignment })
          }}
        />
      )}
    </>
  )
}

const placeFields = ['x', 'y', 'width', 'height', 'rotation'] as const

function PlaceFields({ element, isOff, change }: FieldsProps<CreativeElement>) {
  const { t } = useTranslation()
  return (
    <>
      <Grid columnWidth={120} gap={12}>
        {placeFields.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t(`studio.panel.${name}`)}
            value={element[name]}
            isDisabled={isOff}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </Grid>
      <CheckboxField
        name="keepRatio"
        label={t('studio.panel.keepRatio')}
        isChecked={element.aspect !== null}
        isDisabled={isOff}
        onChange={(isKept) => change({ aspect: isKept ? element.width / element.height : null })}
      />
    </>
  )
}

interface ArrangeProps {
  ids: readonly string[]
  count: number
  isOff: boolean
  onAct: Act
}

function Arrange({ ids, count, isOff, onAct }: ArrangeProps) {
  const { t } = useTranslation()
  const command = (value: SceneCommand) => onAct({ type: 'COMMAND', command: value })
  return (
    <Cluster gap={2} role="group" aria-label={t('studio.panel.arrange')}>
      {alignEdges.map((edge) => (
        <StudioButton
          key={edge}
          icon={edge}
          label={t(`studio.panel.edges.${edge}`)}
          isOff={isOff}
          onPress={() => command({ type: 'align', ids, edge })}
        />
      ))}
      {count > 2 ? (
        <>
          <StudioButton
            icon="distributeX"
            label={t('studio.panel.distribute.x')}
            isOff={isOff}
            onPress={() => command({ type: 'distribute', ids, axis: 'x' })}
          />
          <StudioButton
            icon="distributeY"
            label={t('studio.panel.distribute.y')}
            isOff={isOff}
            onPress={() => command({ type: 'distribute', ids, axis: 'y' })}
          />
        </>
      ) : null}
    </Cluster>
  )
}
