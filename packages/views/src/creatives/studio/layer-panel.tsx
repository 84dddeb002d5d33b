import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { ElementChange } from '@aloft/domain/creatives/studio/change-element.rules'
import { alignEdges } from '@aloft/domain/creatives/studio/place-commands.rules'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import type {} from '@aloft/messages/i18n'
import { ColorField } from './color-field.tsx'
import { FormFields, type FormFieldsProps } from './form-fields.tsx'
import * as css from './layer-panel.css.ts'
import { NumberField } from './number-field.tsx'
import { StudioButton } from './studio-button.tsx'
import type { Act, StudioBrand } from './studio-content.ts'
import { StudioIcon } from './studio-icon.tsx'
import { TextFields } from './text-fields.tsx'
import { useLayerWords } from './use-layer-words.ts'

export interface LayerPanelProps {
  selected: readonly CreativeElement[]
  /** How it looks, or where it is; both where there's room. */
  part: 'style' | 'place' | 'both'
  format: CreativeFormat
  /** Whether other sizes follow what's changed here. */
  isMainSize: boolean
  brand: StudioBrand
  /** The contrast of a color with what's behind a text of this size; null if it isn't known. */
  contrastOf: (id: string, color: string) => number | null
  isReadOnly: boolean
  onAct: Act
  onCrop: FormFieldsProps['onCrop']
  onReplace: FormFieldsProps['onReplace']
  onSetVideo: FormFieldsProps['onSetVideo']
  onPickPoster: FormFieldsProps['onPickPoster']
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
        <h2 className={css.title} data-guide="buildCreative.settings">
          {t('studio.panel.none')}
        </h2>
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
        <h2 className={css.title} data-guide="buildCreative.settings">
          {isSingle ? (
            <>
              <StudioIcon name={only.type} />
              <bdi>{only.type === 'text' ? t('studio.types.text') : nameOf(only)}</bdi>
            </>
          ) : (
            t('studio.panel.several', { count: selected.length })
          )}
        </h2>
        <Text size={12} tone="soft">
          {props.isMainSize ? t('studio.formats.inAll') : t('studio.formats.inOne', { format: props.format })}
        </Text>
        {isOff && !isReadOnly ? (
          <Text size={13} tone="soft">
            {t('studio.panel.locked')}
          </Text>
        ) : null}
      </Stack>
      {part === 'place' ? null : (
        <>
          {isSingle && only.type === 'text' ? (
            <TextFields element={only} isOff={isOff} onChange={change} />
          ) : null}
          {only.type === 'text' || only.type === 'shape' ? (
            <ColorField
              name="color"
              label={t('studio.panel.color')}
              value={only.color ?? '#ffffff'}
              brand={props.brand}
              contrastOf={
                isSingle && only.type === 'text' ? (color) => props.contrastOf(only.id, color) : undefined
              }
              isDisabled={isOff}
              onChange={(color) => change({ color })}
            />
          ) : null}
          {isSingle ? (
            <FormFields
              element={only}
              brand={props.brand}
              isOff={isOff}
              change={change}
              onAct={onAct}
              onCrop={props.onCrop}
              onReplace={props.onReplace}
              onSetVideo={props.onSetVideo}
              onPickPoster={props.onPickPoster}
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
      {part === 'style' ? null : (
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
        onChange={(hasRatio) => change({ aspect: hasRatio ? element.width / element.height : null })}
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
