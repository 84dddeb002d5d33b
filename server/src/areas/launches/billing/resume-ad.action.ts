import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { launchFromCredit } from './pay-by-credit.ts'

/** Lets an ad that was stopped or has finished run once more, as a new launch, paid from credit (LCH-03). */
export const resumeAd = defineAction('resume-ad', { policy: onBrand(), handle: launchFromCredit })
