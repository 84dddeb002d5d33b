import type { LintNote } from '@aloft/views/ads/copy/lint-notes'
import type { LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** What the linter found, in the reader's words. */
export function useLintWords(): (finding: LintFinding) => LintNote {
  const { t } = useTranslation()
  return ({ rule, severity, span, suggestion, details }) => ({
    rule,
    severity,
    span,
    suggestion,
    message: t(`lint.${rule}.message` as 'lint.G01.message', details),
    hint: t(`lint.${rule}.hint` as 'lint.G01.hint', details),
  })
}
