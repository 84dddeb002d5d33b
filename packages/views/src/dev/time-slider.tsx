import { addHours } from '@aloft/domain/core/dates'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { slider } from '@aloft/design-system/primitives/slider-field.css'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './time-slider.css.ts'

export interface TimeSliderProps {
  /** Start of the slider. */
  now: Date
  /** Length of the slider in days. */
  days: number
  /** Dates to mark; those after the end of the slider have no mark. */
  marked: readonly Date[]
  /** Called with the hours from `now`, more than zero. */
  onGo: (hours: number) => void
}

const stepHours = 6

/** A slider through the coming days: it shows a date before the user jumps to it. */
export function TimeSlider({ now, days, marked, onGo }: TimeSliderProps) {
  const { t } = useTranslation()
  const id = useId()
  const [hours, setHours] = useState(0)
  const whole = days * 24
  const places = marked
    .map((date) => (date.getTime() - now.getTime()) / 3_600_000 / whole)
    .filter((place) => place >= 0 && place <= 1)
  const target =
    hours === 0 ? t('mockDate.sliderNow', { days }) : formatDate(addHours(now, hours), 'dateTime')
  const go = () => {
    onGo(hours)
    setHours(0)
  }
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <div>
          <label className={css.label} htmlFor={id}>
            {t('mockDate.slider')}
          </label>{' '}
          <Text as="span" size={13} tone="soft" figures="tabular">
            {target}
          </Text>
        </div>
        <Button size="small" isDisabled={hours === 0} onPress={go}>
          {t('mockDate.go')}
        </Button>
      </div>
      <input
        id={id}
        className={slider}
        type="range"
        min={0}
        max={whole}
        step={stepHours}
        value={hours}
        aria-valuetext={target}
        onChange={(event) => setHours(Number(event.target.value))}
      />
      {places.length > 0 ? (
        <>
          <div className={css.marks} aria-hidden="true">
            {places.map((place, index) => (
              <span key={index} className={css.mark} style={{ insetInlineStart: `${place * 100}%` }} />
            ))}
          </div>
          <Text size={12} tone="faint">
            {t('mockDate.marks')}
          </Text>
        </>
      ) : null}
    </div>
  )
}
