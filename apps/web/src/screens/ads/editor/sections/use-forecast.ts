import type { PayloadOf } from '@aloft/contract/schemas'
import type { ForecastState } from '@aloft/views/ads/forecast/forecast-panel'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { useSettled } from '../../../../queries/use-settled.ts'
import type { LoadFailure } from '../../../../state/replies.ts'

// A slider that still moves asks for nothing.
const delayMs = 400

/**
 * The forecast of an ad, reloaded when the plan changes or the ad is saved. Until the answer is there, the one before
 * is shown as outdated (TGT-09).
 */
export function useForecast(payload: PayloadOf<'get-forecast'>): ForecastState {
  const asked = useSettled(payload, delayMs)
  const { loaded, retry } = useQuery('get-forecast', asked, { keepsLast: true })
  if (loaded.status === 'loading') return { kind: 'loading' }
  if (loaded.failure) return refusalOf(loaded.failure) ?? failedLoad(loaded.failure, retry)
  if (loaded.status === 'failed') return { kind: 'loading' }
  const forecast = { days: asked.durationDays, ...loaded.reply }
  const isStale = loaded.isStale || JSON.stringify(asked) !== JSON.stringify(payload)
  return { kind: 'shown', forecast, isStale }
}

/** A failure that says why there's no forecast. */
function refusalOf({ declared }: LoadFailure<'get-forecast'>): ForecastState | null {
  if (declared?.error === 'notEnoughData') return { kind: 'refused', reason: declared.missing }
  return declared?.error === 'forecastNotAvailable' ? { kind: 'refused', reason: declared.error } : null
}
