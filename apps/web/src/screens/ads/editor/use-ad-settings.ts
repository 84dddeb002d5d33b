import { type SettingValues, valuesForSettings } from '@aloft/domain/ads/ad-setting-changes.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import { fundingPeriodDays, leastBudgetOf } from '@aloft/domain/ads/funding.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { reachOf, suggestStartingBudget } from '@aloft/domain/ads/starting-budget.rules'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { AdContent } from '../../../state/ad-content.ts'
import { useBriefs } from '../../../briefs/use-briefs.ts'
import type { KnownReadiness } from '../../../state/ad-readiness.ts'
import { type AdValues, currentAd } from '../../../state/brand.ts'
import { useUser } from '../../../state/session.ts'
import type { EditorSettings } from './editor-ad.ts'
import { useGoalCheck } from './use-goal-check.ts'

interface AdOfBrand {
  readonly idea: IdeaWithBalloons
  readonly balloon: Balloon
  readonly values: AdValues
  readonly content: AdContent
}

/** How the open ad is paid, how long it runs and what it is to bring, and what changes that (EDT-01). */
export function useAdSettings(
  { idea, balloon, values, content }: AdOfBrand,
  { settingFailures }: KnownReadiness,
  { change, hasUnsaved }: { change: (next: AdValues) => void; hasUnsaved: boolean },
): { settings: EditorSettings; onChangeSettings: (changed: Partial<SettingValues>) => void } {
  const { campaignId, platform } = content
  const currency = useUser()?.subscriptionCurrency ?? 'EUR'
  const goalCheck = useGoalCheck(
    idea._id,
    { values, saved: readValues(balloon.data), campaignId },
    hasUnsaved,
  )
  const stored = adSettings(values, campaignId)
  const places = placesOf(content.ad.locations)
  const tradeKind = useTradeKind(idea._id, stored.budget === null)
  const settings: EditorSettings = {
    ...stored,
    failures: settingFailures,
    currency,
    adAccountType: idea.adAccountType[platform] ?? 'provider',
    isGoalFixed: balloon.ads.length > 0,
    goalCheck,
    ...(tradeKind !== undefined && {
      startingBudget: suggestStartingBudget({
        goal: stored.campaignGoal,
        tradeKind,
        reach: reachOf(places),
        least: leastBudgetOf(currency, fundingPeriodDays(stored.recurrence, stored.durationDays)),
      }),
    }),
  }
  return {
    settings,
    onChangeSettings: (changed: Partial<SettingValues>) =>
      change(
        // What was changed a moment ago is not drawn yet.
        valuesForSettings(currentAd(balloon.id) ?? values, campaignId, changed, crypto.randomUUID()),
      ),
  }
}

/** The kind of the brand's trade, null where nobody knows it; undefined until that is loaded, or while it is not asked for. */
function useTradeKind(ideaId: string, isAsked: boolean): TradeKind | null | undefined {
  const { status, brand } = useBriefs(isAsked ? ideaId : null)
  return isAsked && status !== 'loading' ? (brand?.tradeKind ?? null) : undefined
}
