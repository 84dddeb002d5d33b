import { leadTo } from '@aloft/views/ads/copy/completeness'
import type { ForecastPlan } from '@aloft/views/ads/forecast/forecast-panel'
import { targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import type { EditorContent } from '@aloft/views/ads/editor/editor.view'
import type { SettingValues } from '@aloft/domain/ads/ad-setting-changes.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { roundMoney } from '@aloft/domain/core/money'
import type { TFunction } from 'i18next'
import type { AdContent } from '../../../state/ad-content.ts'
import { AutopilotSection } from './autopilot-section.tsx'
import type { EditorSettings } from './editor-ad.ts'
import { ForecastSection } from './forecast-section.tsx'
import { HistorySection } from './history-section.tsx'

type Slots = NonNullable<Extract<EditorContent, { kind: 'ready' }>['slots']>

interface SlotsOf {
  readonly ideaId: string
  readonly balloon: Balloon
  readonly content: AdContent
  readonly settings: EditorSettings
  /** Left out where nothing can be written. */
  readonly onChangeSettings?: ((changed: Partial<SettingValues>) => void) | undefined
  readonly onVersions: () => void
  readonly onAutopilotLog: () => void
}

/** The read-only sections of an ad: its forecast, and its history. */
export function editorSlots(
  t: TFunction,
  { ideaId, balloon, content, settings, onChangeSettings, onVersions, onAutopilotLog }: SlotsOf,
): Slots {
  const { id: balloonId, status, publishDates } = balloon
  const takeOver = ({ dailyBudget, durationDays }: ForecastPlan) =>
    onChangeSettings?.({
      plannedBudget: roundMoney(dailyBudget * durationDays),
      ...(settings.recurrence === 'oneOff' && { durationDays }),
    })
  return [
    {
      section: 'forecast',
      summary: t('adSettings.summary.forecast'),
      body: (
        <ForecastSection
          ideaId={ideaId}
          balloonId={balloonId}
          content={content}
          currency={settings.currency}
          onUse={onChangeSettings && takeOver}
          onOpen={
            onChangeSettings &&
            ((section) => leadTo(targetingListId(section === 'keywords' ? 'keywords' : 'locations')))
          }
        />
      ),
    },
    {
      section: 'history',
      summary: t('adSettings.summary.versions', { count: publishDates.length }),
      body: (
        <HistorySection
          ad={{ ideaId, balloonId, componentId: content.campaignId }}
          status={status}
          onVersions={onVersions}
        />
      ),
    },
    {
      section: 'autopilot',
      summary: t(`autopilot.summary.${settings.recurrence === 'monthly' ? 'monthly' : 'oneOff'}`),
      body: (
        <AutopilotSection
          key={content.campaignId}
          ad={{ ideaId, balloonId, componentId: content.campaignId }}
          status={status}
          recurrence={settings.recurrence}
          currency={settings.currency}
          onLog={onAutopilotLog}
        />
      ),
    },
  ]
}
