import type { PayloadOf } from '@aloft/contract/schemas'
import type { ForecastState } from '@aloft/design-system/patterns/forecast/forecast-panel'
import { useEffect, useState } from 'react'
import { requestForecast } from '../../wiring/forecast.ts'

// A slider that still moves asks for nothing.
const restMs = 400

/**
 * The forecast of an ad, asked for anew when the plan is another or the ad is saved in another state, which `basis`
 * stands for. Until the answer is there the one before is shown, and said to be old.
 */
export function useForecast(
  payload: PayloadOf<'get-forecast'>,
  basis: string,
): { readonly state: ForecastState; readonly retry: () => void } {
  const [turn, setTurn] = useState(0)
  const asked = JSON.stringify(payload)
  const wish = `${asked} ${basis} ${turn}`
  const [answer, setAnswer] = useState<{ wish: string; state: ForecastState } | null>(null)
  useEffect(() => {
    const aborting = new AbortController()
    const ask = async () => {
      try {
        const state = await requestForecast(JSON.parse(asked) as PayloadOf<'get-forecast'>, aborting.signal)
        if (!aborting.signal.aborted) setAnswer({ wish, state })
      } catch (error) {
        if (!aborting.signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [asked, wish])
  return { state: shownState(answer, wish), retry: () => setTurn((before) => before + 1) }
}

function shownState(answer: { wish: string; state: ForecastState } | null, wish: string): ForecastState {
  if (answer?.wish === wish) return answer.state
  return answer?.state.kind === 'shown' ? { ...answer.state, isStale: true } : { kind: 'loading' }
}
