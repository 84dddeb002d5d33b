import { type ForecastSpeed, forecastSpeeds } from '@aloft/domain/ads/forecast.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Heading } from '@aloft/design-system/primitives/heading'
import * as css from './speed-meter.css.ts'

export interface SpeedMeterProps {
  speed: ForecastSpeed
}

/** How fast an ad brings visitors: one of five levels, as a word and bars (TGT-08). */
export function SpeedMeter({ speed }: SpeedMeterProps) {
  const { t } = useTranslation()
  const step = forecastSpeeds.indexOf(speed) + 1
  const word = t(`forecast.speeds.${speed}`)
  const spoken = t('forecast.speedSpoken', { speed: word, step, steps: forecastSpeeds.length })
  return (
    <div className={css.meter} role="img" aria-label={spoken}>
      <span className={css.bars}>
        {forecastSpeeds.map((known, index) => (
          <span key={known} className={css.bar({ isOn: index < step })} style={{ height: 10 + index * 5 }} />
        ))}
      </span>
      <Heading size={32}>{word}</Heading>
    </div>
  )
}
