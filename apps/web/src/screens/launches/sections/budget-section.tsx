import { dailyBudgetOf } from '@aloft/domain/ads/funding.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { minDailyBudget } from '@aloft/domain/core/params'
import { LaunchBudget } from '@aloft/views/launches/launch-budget'
import { useMay } from '../../../state/rights.ts'
import { useIsLocked } from '../../ads/editor/edited-ad.tsx'
import { useAdSettings } from '../../ads/editor/sections/use-ad-settings.ts'
import { useForecast } from '../../ads/editor/sections/use-forecast.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface BudgetProps {
  readonly launch: OpenLaunch
}

/** Budget and length of a draft; others have theirs on the bill. */
export function BudgetSection({ launch }: BudgetProps) {
  const may = useMay()
  return useIsLocked() || !may('get-forecast') ? null : <Budget launch={launch} />
}

function Budget({ launch: { subject, facts, values, saveProposals } }: BudgetProps) {
  const { settings, onChange } = useAdSettings()
  const { currency, order, judgement } = facts
  const { budget, durationDays } = order
  const least = minDailyBudget[currency]
  const dailyBudget = fromMinorUnits(Math.max(least, dailyBudgetOf(budget, durationDays)))
  const forecast = useForecast({ ...subject, dailyBudget, durationDays })
  const { startingBudget: _, ...own } = settings
  return (
    <LaunchBudget
      settings={{
        ...own,
        ...adSettings(values, subject.componentId),
        failures: judgement.settingFailures,
      }}
      forecast={forecast}
      onChange={(changed) => {
        saveProposals()
        onChange(changed)
      }}
    />
  )
}
