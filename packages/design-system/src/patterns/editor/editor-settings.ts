import type { SettingValues } from '@aloft/domain/ads/ad-setting-changes.rules'
import type { AdSettings, SettingFailures, SettingKey } from '@aloft/domain/ads/ad-settings.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { AdAccountType } from '@aloft/domain/ideas/platforms.rules'
import type { GoalCheckProps } from './goal-check.tsx'

/** How an ad is paid, how long it runs and what it is to bring, with what is missing or wrong in it. */
export interface EditorSettings extends AdSettings {
  failures: SettingFailures
  /** That the ad is paid in. */
  currency: Currency
  adAccountType: AdAccountType
  /** What this ad may begin with, in minor units; left out while not enough is known. */
  startingBudget?: number | undefined
  /** The ad has run, so that its goal may neither come nor go (FLV-11). */
  isGoalFixed: boolean
  /** Whether results can be counted where its goal is reached. */
  goalCheck?: GoalCheckProps | undefined
}

export interface SettingFieldsProps {
  settings: EditorSettings
  onChange: (changed: Partial<SettingValues>) => void
  /** Makes a copy of the ad, in which everything may change; left out where there can be none. */
  onDuplicate?: (() => void) | undefined
}

/** Where a link to a setting leads. */
export function settingId(key: SettingKey): string {
  return `setting-${key}`
}
