import { Segments } from '@aloft/design-system/patterns/segments'
import { Button } from '@aloft/design-system/primitives/button'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement, GradientElement } from '@aloft/domain/creatives/creative.entity'
import { shapeForms } from '@aloft/domain/creatives/element-types.rules'
import type { ElementChange } from '@aloft/domain/creatives/studio/change-element.rules'
import { gradientStops, withNewStop } from '@aloft/domain/creatives/studio/change-form.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { ColorField } from './color-field.tsx'
import * as css from './form-fields.css.ts'
import { NumberField } from './number-field.tsx'
import { ImageFields, type ImageFieldsProps } from './image-fields.tsx'
import type { StudioBrand } from './studio-content.ts'
import { VideoFields, type VideoFieldsProps } from './video-fields.tsx'

export interface FormFieldsProps
  extends
    Pick<ImageFieldsProps, 'onCrop' | 'onReplace'>,
    Pick<VideoFieldsProps, 'onAct' | 'onSetVideo' | 'onPickPoster'> {
  element: CreativeElement
  brand: StudioBrand
  isOff: boolean
  change: (values: ElementChange) => void
}

/** A layer's form and surface: its shape, the colors of a gradient, and its outline (CRE-03, CRE-04). */
export function FormFields(props: FormFieldsProps) {
  const { element } = props
  return (
    <>
      {element.type === 'image' || element.type === 'croppedImage' ? (
        <ImageFields {...props} element={element} />
      ) : null}
      {element.type === 'shape' || element.type === 'croppedImage' ? (
        <ShapeFields {...props} element={element} />
      ) : null}
      {element.type === 'gradient' ? <GradientFields {...props} element={element} /> : null}
      {element.type === 'video' ? <VideoFields {...props} element={element} /> : <OutlineFields {...props} />}
    </>
  )
}

type FieldsOf<Element extends CreativeElement> = Omit<FormFieldsProps, 'element'> & { element: Element }

function ShapeFields({
  element,
  isOff,
  change,
}: FieldsOf<CreativeElement & { type: 'shape' | 'croppedImage' }>) {
  const { t } = useTranslation()
  return (
    <Grid columnWidth={120} gap={12}>
      <SelectField
        name="form"
        label={t('studio.form.form')}
        options={shapeForms.map((form) => ({ value: form, label: t(`studio.form.forms.${form}`) }))}
        value={element.form}
        isDisabled={isOff}
        onChange={(form) => (form === '' ? undefined : change({ form }))}
      />
      {element.form === 'rectangle' ? (
        <NumberField
          name="radius"
          label={t('studio.form.radius')}
          value={element.radius}
          isDisabled={isOff}
          onChange={(radius) => change({ radius })}
        />
      ) : null}
    </Grid>
  )
}

const kinds = ['linear', 'radial'] as const

function GradientFields({ element, brand, isOff, change }: FieldsOf<GradientElement>) {
  const { t } = useTranslation()
  const { kind, angle, stops } = element
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, stops.length - 1)
  const stop = stops[place]
  const changeStop = (values: Partial<NonNullable<typeof stop>>) =>
    change({ stops: stops.map((each, index) => (index === place ? { ...each, ...values } : each)) })
  return (
    <Stack gap={12}>
      {isOff ? null : (
        <Segments
          label={t('studio.form.kind')}
          width="full"
          options={kinds.map((id) => ({ id, label: t(`studio.form.kinds.${id}`) }))}
          value={kind}
          onChange={(id) => change({ kind: id === 'radial' ? 'radial' : 'linear' })}
        />
      )}
      {kind === 'linear' ? (
        <NumberField
          name="angle"
          label={t('studio.form.angle')}
          value={angle}
          isDisabled={isOff}
          onChange={(degrees) => change({ angle: degrees })}
        />
      ) : null}
      <Stack gap={6}>
        <Text size={12} tone="soft">
          {t('studio.form.stops')}
        </Text>
        <Cluster gap={8} role="group" aria-label={t('studio.form.stops')}>
          {stops.map(({ color }, index) => (
            <button
              key={index}
              type="button"
              className={css.stop}
              style={{ background: color }}
              aria-label={t('studio.form.stop', { number: index + 1, count: stops.length })}
              aria-pressed={index === place}
              onClick={() => setChosen(index)}
            />
          ))}
          {isOff || stops.length >= gradientStops.most ? null : (
            <Button size="small" variant="quiet" onPress={() => change({ stops: withNewStop(stops) })}>
              {t('studio.form.addStop')}
            </Button>
          )}
        </Cluster>
      </Stack>
      {stop ? (
        <Stack gap={12} key={place}>
          <ColorField
            name="stopColor"
            label={t('studio.form.stopColor')}
            value={stop.color}
            brand={brand}
            isDisabled={isOff}
            onChange={(color) => changeStop({ color })}
          />
          <Grid columnWidth={84} gap={12}>
            <NumberField
              name="stopPlace"
              label={t('studio.form.stopPlace')}
              value={Math.round(stop.offset * 100)}
              isDisabled={isOff}
              onChange={(percent) => changeStop({ offset: percent / 100 })}
            />
            <NumberField
              name="stopOpacity"
              label={t('studio.panel.opacity')}
              value={Math.round(stop.opacity * 100)}
              isDisabled={isOff}
              onChange={(percent) => changeStop({ opacity: percent / 100 })}
            />
          </Grid>
          {isOff || stops.length <= gradientStops.least ? null : (
            <div>
              <Button
                size="small"
                onPress={() => {
                  change({ stops: stops.toSpliced(place, 1) })
                  setChosen(Math.max(0, place - 1))
                }}
              >
                {t('studio.form.removeStop')}
              </Button>
            </div>
          )}
        </Stack>
      ) : null}
    </Stack>
  )
}

const newOutlineWidth = 6

function OutlineFields({ element: { outline }, brand, isOff, change }: FormFieldsProps) {
  const { t } = useTranslation()
  const color = brand.colors[0]?.hex ?? '#1b1b18'
  return (
    <Stack gap={12}>
      <CheckboxField
        name="outline"
        label={t('studio.form.outline')}
        isChecked={outline !== null}
        isDisabled={isOff}
        onChange={(isOn) => change({ outline: isOn ? { color, width: newOutlineWidth } : null })}
      />
      {outline ? (
        <>
          <ColorField
            name="outlineColor"
            label={t('studio.form.outlineColor')}
            value={outline.color}
            brand={brand}
            isDisabled={isOff}
            onChange={(next) => change({ outline: { ...outline, color: next } })}
          />
          <NumberField
            name="outlineWidth"
            label={t('studio.form.outlineWidth')}
            value={outline.width}
            isDisabled={isOff}
            onChange={(width) => change({ outline: { ...outline, width } })}
          />
        </>
      ) : null}
    </Stack>
  )
}
