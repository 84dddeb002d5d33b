import type { SettingValues } from '@aloft/domain/ads/ad-setting-changes.rules'
import type { AdSettings, SettingFailures, SettingKey } from '@aloft/domain/ads/ad-settings.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { AdAccountType } from '@aloft/domain/ideas/platforms.rules'
import type { GoalCheckProps } from './goal-check.tsx'

/** How an ad is paid, how long it's live and what its goal is, with anything missing or wrong. */
export interface EditorSettings extends AdSettings {
  failures: SettingFailures
  /** That the ad is paid in. */
  currency: Currency
  adAccountType: AdAccountType
  /** What this ad may begin with, in minor units; left out while not enough is known. */
  startingBudget?: number | undefined
  /** The ad has run, so that its goal may neither come nor go (FLV-11). */
  isGoalFixed: boolean
  /** Whether results can be counted at its goal. */
  goalCheck?: GoalCheckProps | undefined
}

export interface SettingFieldsProps {
  settings: EditorSettings
  onChange: (changed: Partial<SettingValues>) => void
  /** Copies the ad so that everything can be changed; left out if it can't be copied. */
  onDuplicate?: (() => void) | undefined
}

/** Target of a link to a setting. */
export function settingId(key: SettingKey): string {
  return `setting-${key}`
}
