import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'
import * as css from './launch-issues.css.ts'

export interface LaunchIssuesProps {
  /** The ad itself was rejected by its reviewer, or only this launch by what it lacks. */
  of: 'ad' | 'launch'
  /** What blocks it, each in the reader’s words. */
  issues: readonly string[]
  /** Reopens the ad for editing, or retries the launch. Left out if the reader has no right to. */
  onRetry?: (() => void) | undefined
  isPending?: boolean
}

/** Why an ad or its launch was rejected, one thing a line, and the way on (LCH-06). */
export function LaunchIssues({ of, issues, onRetry, isPending = false }: LaunchIssuesProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      title={t(`launch.issues.titles.${of}`)}
      action={
        onRetry ? (
          <Button size="small" isLoading={isPending} onPress={onRetry}>
            {t(`launch.issues.retry.${of}`)}
          </Button>
        ) : undefined
      }
    >
      {issues.length > 0 ? (
        <ul className={css.issues}>
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      ) : null}
      {t(`launch.issues.texts.${of}`)}
    </Notice>
  )
}
