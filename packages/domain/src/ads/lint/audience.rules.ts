import { fromMinorUnits } from '../../core/money.ts'
import type { AdCheck, AdFault } from './linted-ad.rules.ts'
import { lockingOf, narrowedFields } from './special-locks.rules.ts'

const fault = (key: AdFault['key'], details: AdFault['details'] = {}): AdFault => ({
  key,
  span: null,
  suggestion: null,
  details,
})

/** Fields that an ad about housing, work or loans narrows although Meta locks them, each once (M10). */
export const checkSpecialLocks: AdCheck = ({ declaredCategories, audience }) => {
  const [category] = lockingOf(declaredCategories)
  if (!audience || category === undefined) return []
  return narrowedFields(audience).map((key) => fault(key, { category }))
}

/** An ad about politics or social issues that is shown in the European Union (M12). */
export const checkIssueInEu: AdCheck = ({ declaredCategories, audience }) =>
  audience?.isInEu && declaredCategories.includes('politics') ? [fault('specialAdCategories')] : []

/** An ad for the European Union that doesn't name its payer and advertiser (M13). */
export const checkPayer: AdCheck = ({ audience }) => {
  if (!audience?.isInEu) return []
  return (['payer', 'beneficiary'] as const)
    .filter((key) => audience[key].trim() === '')
    .map((key) => fault(key))
}

/** A budget below the platform's minimum for this many days (M14). */
export const checkLeastBudget: AdCheck = ({ audience }) => {
  if (!audience?.budget) return []
  const { planned, days, leastDaily, currency } = audience.budget
  const least = leastDaily * days
  if (planned >= least) return []
  return [
    fault('plannedBudget', {
      least: fromMinorUnits(least),
      days,
      currency,
      daily: fromMinorUnits(leastDaily),
    }),
  ]
}
