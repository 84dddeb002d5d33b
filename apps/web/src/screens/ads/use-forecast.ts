import type { PayloadOf } from '@aloft/contract/schemas'
import type { ForecastState } from '@aloft/design-system/patterns/forecast/forecast-panel'
import { useState } from 'react'
import { requestForecast } from '../../wiring/forecast.ts'
import { useDebouncedRequest } from './use-debounced-request.ts'

// A slider that still moves asks for nothing.
const delayMs = 400

const ask = async (asked: string, signal: AbortSignal) =>
  requestForecast(JSON.parse(asked) as PayloadOf<'get-forecast'>, signal)

/**
 * The forecast of an ad, requested again when the plan changes or `basis`, the saved state of the ad, does. Until the
 * answer is there, the one before is shown as outdated.
 */
export function useForecast(
  payload: PayloadOf<'get-forecast'>,
  basis: string,
): { readonly state: ForecastState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify(payload)
  const { last, isFresh } = useDebouncedRequest({ asked, occasion: `${basis} ${attempt}`, delayMs, ask })
  return {
    state: shownState(last?.answer ?? null, isFresh),
    retry: () => setAttempt((before) => before + 1),
  }
}

function shownState(last: ForecastState | null, isFresh: boolean): ForecastState {
  if (last && isFresh) return last
  return last?.kind === 'shown' ? { ...last, isStale: true } : { kind: 'loading' }
}
