import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './error-page.css.ts'

export interface UnreachableViewProps {
  onRetry: () => void
}

/** Replaces any page while the server doesn't answer: what's safe, and what to press. */
export function UnreachableView({ onRetry }: UnreachableViewProps) {
  const { t } = useTranslation()
  return (
    <main className={css.page}>
      <div className={css.words}>
        <Heading level={1} size={44}>
          {t('unreachable.title')}
        </Heading>
        <Text size={16} tone="soft">
          {t('unreachable.lead')}
        </Text>
        <div className={css.action}>
          <Button variant="primary" icon={<Icon name="retry" />} onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>
      </div>
    </main>
  )
}
