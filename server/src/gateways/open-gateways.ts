import { type Clock, systemClock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Settings } from '../env.ts'
import type { Gateways } from './gateways.ts'
import { chooseAdPlatforms } from './ad-platform/choose-ad-platforms.ts'
import { chooseAi } from './ai/choose-ai.ts'
import { moderated } from './ai/moderated.ts'
import { openMail } from './mail/open-mail.ts'
import { choosePayments } from './payment/choose-payments.ts'
import { createResvgRaster } from './raster/raster.resvg.ts'
import { chooseSocialLogin } from './social-login/choose-social-login.ts'
import { chooseStock } from './stock/choose-stock.ts'
import { openStorage } from './storage/open-storage.ts'
import { createUndiciWebFetch } from './web-fetch/web-fetch.undici.ts'

/**
 * Opens the gateways chosen in the settings. `demoOrigins` are sample sites served by this process; embedded gateways
 * store in `db` what all nodes share, with dates from `clock`.
 */
export async function openGateways(
  settings: Settings,
  demoOrigins: readonly string[],
  db: Db,
  clock: Clock = systemClock,
): Promise<Gateways> {
  const webFetch = createUndiciWebFetch({
    productUrl: settings.publicUrl,
    privateOrigins: [...settings.SCAN_PRIVATE_ORIGINS, ...demoOrigins],
  })
  return {
    adPlatforms: chooseAdPlatforms(settings, db),
    ai: moderated(chooseAi(settings)),
    mail: await openMail(settings, db, clock),
    payments: choosePayments(settings, db, clock),
    raster: createResvgRaster(),
    socialLogin: await chooseSocialLogin(settings),
    stock: chooseStock(settings, webFetch),
    storage: await openStorage(settings),
    webFetch,
  }
}
