import { leadToPart } from '@aloft/views/ads/copy/lead-to'
import { EditorSection } from '@aloft/views/ads/editor/editor-section'
import { ForecastPanel, type ForecastPlan } from '@aloft/views/ads/forecast/forecast-panel'
import { targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import { forecastPlan } from '@aloft/domain/ads/forecast-plan.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { fromMinorUnits, roundMoney } from '@aloft/domain/core/money'
import { minDailyBudget } from '@aloft/domain/core/params'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { EditedAd } from '../ad-store.ts'
import { useAdSubject, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { useChangeSettings } from './use-ad-settings.ts'
import { useForecast } from './use-forecast.ts'

/** What to expect of the ad (TGT-08, TGT-09). */
export function ForecastSection() {
  const { t } = useTranslation()
  return (
    <EditorSection section="forecast" summary={t('adSettings.summary.forecast')}>
      <Forecast />
    </EditorSection>
  )
}

const forecastOf = ({ content, currency }: EditedAd) => ({
  own: forecastPlan(content.ad, currency),
  currency,
  isMonthly: content.ad.fundingRecurrence === 'monthly',
  numKeywords: 'google' in content.ad ? readKeywords(content.ad.google.keywords).length : null,
})

/** With sliders that change nothing until they are taken over. */
function Forecast() {
  const subject = useAdSubject()
  const { own, currency, isMonthly, numKeywords } = useEditedAd(forecastOf)
  const isLocked = useIsLocked()
  const changeSettings = useChangeSettings()
  const [tried, setTried] = useState<ForecastPlan | null>(null)
  const plan = tried ?? own
  const isOther = plan.dailyBudget !== own.dailyBudget || plan.durationDays !== own.durationDays
  const state = useForecast({ ...subject, ...plan })
  const takeOver = () => {
    changeSettings({
      plannedBudget: roundMoney(plan.dailyBudget * plan.durationDays),
      ...(!isMonthly && { durationDays: plan.durationDays }),
    })
    setTried(null)
  }
  const open = (section: 'targeting' | 'keywords') =>
    leadToPart({
      id: targetingListId(section === 'keywords' ? 'keywords' : 'locations'),
      section: 'targeting',
    })
  return (
    <ForecastPanel
      state={state}
      plan={plan}
      currency={currency}
      minDailyBudget={fromMinorUnits(minDailyBudget[currency])}
      isMonthly={isMonthly}
      numKeywords={numKeywords}
      onPlan={setTried}
      onUse={isOther && !isLocked ? takeOver : undefined}
      onOpen={isLocked ? undefined : open}
    />
  )
}
