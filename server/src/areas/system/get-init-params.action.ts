import { fromMinorUnits } from '@aloft/domain/core/money'
import { params } from '@aloft/domain/core/params'
import { maxAdsByPlan, planCatalogue } from '@aloft/domain/plans/plan-catalogue.rules'
import { vatPercentOf } from '@aloft/domain/payments/vat.rules'
import { tokenTopUps } from '@aloft/domain/plans/tokens.rules'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'

export const getInitParams = defineAction('get-init-params', {
  policy: anyone,
  handle: async ({ settings }) => ({
    adCreativeSize: params.adCreativeSize,
    paymentParams: {
      currency: 'EUR',
      plans: Object.values(planCatalogue).map((plan) => ({
        labelKey: plan.labelKey,
        monthlyPrice: fromMinorUnits(plan.monthlyPrice),
      })),
      tokenPackages: [...tokenTopUps],
      vatPercent: vatPercentOf(settings.SELLER_COUNTRY, { country: null, hasVatNumber: false }),
    },
    maxAds: { ...maxAdsByPlan },
    refundDelayHours: params.refundDelayHours,
    facebookApiVersion: params.facebookApiVersion,
    apiKeys: settings.SENTRY_DSN ? { errorReporting: settings.SENTRY_DSN } : {},
  }),
})
