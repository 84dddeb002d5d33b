import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { launchFromCredit } from './pay-by-credit.ts'

/** Launches a stopped or finished ad again, as a new launch, paid from credit (LCH-03). */
export const resumeAd = defineAction('resume-ad', { policy: onBrand(), handle: launchFromCredit })
