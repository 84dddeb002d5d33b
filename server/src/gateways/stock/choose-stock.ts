import type { Settings } from '../../env.ts'
import type { WebFetch } from '../web-fetch/web-fetch.port.ts'
import { createEmbeddedStock } from './stock.embedded.ts'
import { createPexelsStock } from './stock.pexels.ts'
import type { Stock } from './stock.port.ts'

/** The stock pictures chosen in the settings: photos of Pexels if there is a key, otherwise our own illustrations. */
export function chooseStock(
  { PEXELS_API_KEY: apiKey, PEXELS_BASE_URL: baseUrl }: Settings,
  webFetch: WebFetch,
): Stock {
  return apiKey ? createPexelsStock({ apiKey, baseUrl, webFetch }) : createEmbeddedStock()
}
