import type { SettingSectionsProps } from '@aloft/views/ads/editor/setting-sections'
import { type SettingValues, valuesForSettings } from '@aloft/domain/ads/ad-setting-changes.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import { fundingPeriodDays, leastBudgetOf } from '@aloft/domain/ads/funding.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { reachOf, suggestStartingBudget } from '@aloft/domain/ads/starting-budget.rules'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'
import { useBriefs } from '../../../../briefs/use-briefs.ts'
import { currentAd } from '../../../../state/brand.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useAdStore, useEditedAd } from '../edited-ad.tsx'
import { useGoalCheck } from './use-goal-check.ts'

const settingsOf = ({ idea, balloon, values, content, readiness, ...ad }: EditedAd) => {
  const places = placesOf(content.ad.locations)
  return {
    ideaId: idea._id,
    reach: reachOf(places),
    settings: {
      ...adSettings(values, content.campaignId),
      failures: readiness.settingFailures,
      currency: ad.currency,
      adAccountType: ad.adAccountType,
      isGoalFixed: balloon.ads.length > 0,
    },
  }
}

/** How the open ad is paid, how long it runs and what it is to bring, and what changes that (EDT-01). */
export function useAdSettings(): Pick<SettingSectionsProps, 'settings' | 'onChange'> {
  const { ideaId, reach, settings } = useEditedAd(settingsOf)
  const { campaignGoal, budget, currency, recurrence, durationDays } = settings
  const onChange = useChangeSettings()
  const goalCheck = useGoalCheck()
  const tradeKind = useTradeKind(ideaId, budget === null)
  const least = leastBudgetOf(currency, fundingPeriodDays(recurrence, durationDays))
  return {
    settings: {
      ...settings,
      goalCheck,
      ...(tradeKind !== undefined && {
        startingBudget: suggestStartingBudget({ goal: campaignGoal, tradeKind, reach, least }),
      }),
    },
    onChange,
  }
}

/** Changes settings of the open ad, whatever values they are stored in. */
export function useChangeSettings(): (changed: Partial<SettingValues>) => void {
  const store = useAdStore()
  const { changeAd } = useAdEdits()
  return (changed) => {
    const { balloon, values, content } = store.get()
    // What was changed a moment ago is not drawn yet.
    const current = currentAd(balloon.id) ?? values
    changeAd(valuesForSettings(current, content.campaignId, changed, crypto.randomUUID()))
  }
}

/** The kind of the brand's trade, null where nobody knows it; undefined until that is loaded, or while it is not asked for. */
function useTradeKind(ideaId: string, isAsked: boolean): TradeKind | null | undefined {
  const { status, brand } = useBriefs(isAsked ? ideaId : null)
  return isAsked && status !== 'loading' ? (brand?.tradeKind ?? null) : undefined
}
