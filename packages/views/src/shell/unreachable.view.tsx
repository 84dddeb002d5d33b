import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { type FailedLoad, RequestId, RetryButton } from '@aloft/design-system/patterns/failed-load'
import * as css from './error-page.css.ts'

export interface UnreachableViewProps {
  failed: FailedLoad
}

/** Replaces any page while the server doesn't answer: what's safe, and what to press. */
export function UnreachableView({ failed }: UnreachableViewProps) {
  const { t } = useTranslation()
  return (
    <main className={css.page}>
      <Stack gap={12} align="start">
        <Heading level={1} size={44}>
          {t('unreachable.title')}
        </Heading>
        <Text size={16} tone="soft">
          {t('unreachable.lead')}
        </Text>
        <RequestId requestId={failed.requestId} size={14} />
        <div className={css.action}>
          <RetryButton
            variant="primary"
            icon={<Icon name="retry" />}
            onRetry={failed.onRetry}
            waitSeconds={failed.waitSeconds}
          />
        </div>
      </Stack>
    </main>
  )
}
