import type { PayloadOf } from '@aloft/contract/schemas'
import type { ForecastState } from '@aloft/design-system/patterns/forecast/forecast-panel'
import { api } from './api.ts'

/** What an ad may bring, or the reason why nobody can say (TGT-09). An aborted call rejects. */
export async function requestForecast(
  payload: PayloadOf<'get-forecast'>,
  signal: AbortSignal,
): Promise<Exclude<ForecastState, { kind: 'loading' }>> {
  const outcome = await api.call('get-forecast', payload, { signal })
  if (outcome.kind === 'reply') {
    return { kind: 'shown', forecast: { days: payload.durationDays, ...outcome.reply }, isStale: false }
  }
  if (outcome.kind !== 'failure') return { kind: 'refused', reason: 'forecastFailed' }
  const { failure } = outcome
  if (failure.error === 'notEnoughData') return { kind: 'refused', reason: failure.missing }
  const isNarrow = failure.error === 'forecastNotAvailable'
  return { kind: 'refused', reason: isNarrow ? failure.error : 'forecastFailed' }
}
