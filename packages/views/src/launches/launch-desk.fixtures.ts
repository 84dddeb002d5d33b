import type { ShownForecast } from '../ads/forecast/forecast-panel.tsx'

/** What 180 euros in 30 days bring. */
export const forecastFixture: ShownForecast = {
  days: 30,
  speed: 'average',
  visitors: { low: 187, middle: 298, high: 442 },
  clicks: { low: 220, middle: 350, high: 520 },
  resultKind: 'clicks',
  results: { low: 220, middle: 350, high: 520 },
  costPerResult: { low: 0.35, middle: 0.51, high: 0.82 },
  cost: { low: 170, middle: 180, high: 180 },
  currency: 'EUR',
  confidence: 80,
  isSimulated: true,
}
