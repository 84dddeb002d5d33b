import type { PayloadOf } from '@aloft/contract/schemas'
import type { ForecastState } from '@aloft/views/ads/forecast/forecast-panel'
import type { LoadFailure } from '../../../../state/replies.ts'
import { useQuery, useSettled } from '../../../../queries/use-query.ts'

// A slider that still moves asks for nothing.
const delayMs = 400

/**
 * The forecast of an ad, reloaded when the plan changes or the ad is saved. Until the answer is there, the one before
 * is shown as outdated (TGT-09).
 */
export function useForecast(payload: PayloadOf<'get-forecast'>): {
  readonly state: ForecastState
  readonly retry: () => void
} {
  const asked = useSettled(payload, delayMs)
  const { loaded, retry } = useQuery('get-forecast', asked, { keepsLast: true })
  if (loaded.status === 'loading') return { state: { kind: 'loading' }, retry }
  if (loaded.failure) return { state: refusalOf(loaded.failure), retry }
  if (loaded.status === 'failed') return { state: refusalOf(loaded.failure), retry }
  const forecast = { days: asked.durationDays, ...loaded.reply }
  const isStale = loaded.isStale || JSON.stringify(asked) !== JSON.stringify(payload)
  return { state: { kind: 'shown', forecast, isStale }, retry }
}

function refusalOf({ declared }: LoadFailure<'get-forecast'>): ForecastState {
  if (declared?.error === 'notEnoughData') return { kind: 'refused', reason: declared.missing }
  const isNarrow = declared?.error === 'forecastNotAvailable'
  return { kind: 'refused', reason: isNarrow ? declared.error : 'forecastFailed' }
}
