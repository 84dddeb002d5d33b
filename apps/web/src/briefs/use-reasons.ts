import { minSummaryLength } from '@aloft/domain/briefs/brief.rules'
import { params } from '@aloft/domain/core/params'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { BriefRecord } from '../state/briefs.ts'

/** The message for a refused field of a brief (BRF-05, ONB-08). */
export function useReasons(): (failure: string, brief: BriefRecord) => string {
  const { t } = useTranslation()
  return (failure, { summary }) => {
    const count = typeof summary === 'string' ? summary.trim().length : 0
    if (failure === 'summaryTooShort')
      return t('onboarding.summaryTooShort', { min: minSummaryLength, count })
    if (failure === 'titleTooShort') return t('onboarding.titleTooShort', { min: params.minTitleLength })
    return t('briefs.wrong.requiredValue')
  }
}
