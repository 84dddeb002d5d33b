import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { launchFromCredit } from './pay-by-credit.ts'

/** Launches an ad that is paid entirely from credit (ACT-075, LCH-06 to LCH-10, LCH-14). */
export const launchAd = defineAction('launch-ad', { policy: onBrand(), handle: launchFromCredit })
