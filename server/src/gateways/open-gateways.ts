import type { Settings } from '../env.ts'
import type { Gateways } from './gateways.ts'
import { chooseAi } from './ai/choose-ai.ts'
import { moderated } from './ai/moderated.ts'
import { createResvgRaster } from './raster/raster.resvg.ts'
import { openStorage } from './storage/open-storage.ts'
import { createUndiciWebFetch } from './web-fetch/web-fetch.undici.ts'

/** The gateways that the settings choose. `demoOrigins` are sample sites of this very process. */
export async function openGateways(settings: Settings, demoOrigins: readonly string[]): Promise<Gateways> {
  return {
    ai: moderated(chooseAi(settings)),
    raster: createResvgRaster(),
    storage: await openStorage(settings),
    webFetch: createUndiciWebFetch({
      productUrl: settings.publicUrl,
      privateOrigins: [...settings.SCAN_PRIVATE_ORIGINS, ...demoOrigins],
    }),
  }
}
