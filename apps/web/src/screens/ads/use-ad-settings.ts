import { type SettingValues, valuesForSettings } from '@aloft/domain/ads/ad-setting-changes.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { AdContent } from '../../state/ad-content.ts'
import { judgementContext, type KnownReadiness } from '../../state/ad-readiness.ts'
import { type AdValues, currentAd } from '../../state/brand.ts'
import { useUser } from '../../state/session.ts'
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
  { idea, balloon, values, content: { campaignId, platform } }: AdOfBrand,
  { settingFailures }: KnownReadiness,
  { change, hasUnsaved }: { change: (next: AdValues) => void; hasUnsaved: boolean },
): { settings: EditorSettings; onChangeSettings: (changed: Partial<SettingValues>) => void } {
  const { currency, adAccountType } = judgementContext(idea, platform, useUser())
  const goalCheck = useGoalCheck(
    idea._id,
    { values, saved: readValues(balloon.data), campaignId },
    hasUnsaved,
  )
  const settings: EditorSettings = {
    ...adSettings(values, campaignId),
    failures: settingFailures,
    currency,
    adAccountType,
    isGoalFixed: balloon.ads.length > 0,
    goalCheck,
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
