import type { AdJudgement } from '@aloft/domain/ads/ad-judgement.rules'
import { launchObstacles } from '@aloft/domain/ads/ad-readiness.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useFieldName } from '@aloft/views/balloons/use-field-name'
import type { LaunchFailure } from '@aloft/domain/launches/launch-checks.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLintWords } from '../../ads/editor/use-lint-words.ts'

/** The message for a launch check that failed; it names what is missing or refused (LCH-06). */
export function useCheckWords(
  platform: AdPlatform,
  { failures, findings }: Pick<AdJudgement, 'failures' | 'findings'>,
) {
  const { t, i18n } = useTranslation()
  const lintWords = useLintWords()
  const nameOf = useFieldName()
  const remarksOf = (severity: 'error' | 'warning') => {
    const remarks = findings.filter((one) => one.severity === severity).map((one) => lintWords(one).message)
    return [...new Set(remarks)].join(' ')
  }
  /** Amounts as text: the price of the launch, and the least that its budget may be. */
  return (failure: LaunchFailure, amounts: { readonly total: string; readonly least: string }): string => {
    switch (failure) {
      case 'adIncomplete': {
        const missing = launchObstacles({ failures, findings: [] })
        const empty = copyFields[platform].filter(({ key }) => failures[key] === 'requiredValue')
        const words = missing.flatMap(({ kind, count }) =>
          kind === 'requiredValue' && empty.length === count
            ? empty.map(nameOf)
            : [t(`editor.ready.obstacles.${kind}`, { count })],
        )
        return t('launch.checks.why.adIncomplete', {
          things: new Intl.ListFormat(i18n.language).format(words),
        })
      }
      case 'rulesBroken':
        return t('launch.checks.why.rulesBroken', { remarks: remarksOf('error') })
      case 'hasWarnings':
        return t('launch.checks.why.hasWarnings', { remarks: remarksOf('warning') })
      case 'budgetTooLow': {
        const isSet = !failures.plannedBudget || failures.plannedBudget === 'budgetTooLow'
        return t(`launch.checks.why.${isSet ? 'budgetTooLow' : 'noBudget'}`, amounts)
      }
      default:
        return t(`launch.checks.why.${failure}`, amounts)
    }
  }
}
