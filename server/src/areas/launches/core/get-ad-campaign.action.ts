import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { adCampaignOf, findAd } from './ad-campaign.ts'

/** An ad with its history and its launches; `NOK` if the brand has no such ad (LCH-17, ENT-21). */
export const getAdCampaign = defineAction('get-ad-campaign', {
  policy: onBrand(),
  async handle(context, subject) {
    const ad = await findAd(context.db, subject)
    return ad ? adCampaignOf(context, ad, subject.componentId) : 'NOK'
  },
})
