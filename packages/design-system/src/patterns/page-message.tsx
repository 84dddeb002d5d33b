import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Text } from '../primitives/text.tsx'
import * as css from './page-message.css.ts'

export interface PageMessageProps {
  title: string
  /** What is safe, and why this stands here. */
  lead: string
  /** What failed is tried once more. */
  onRetry?: (() => void) | undefined
  /** Another one thing to do about it, where pressing does it. */
  way?: { label: string; onPress: () => void } | undefined
  /** Replaces the button: a link, or a button of another variant. */
  action?: ReactNode
}

/** In place of what a page would show: it failed, is not there, or is not made yet. */
export function PageMessage({ title, lead, onRetry, way, action }: PageMessageProps) {
  const { t } = useTranslation()
  return (
    <div className={css.message}>
      <div className={css.words}>
        <Heading level={1} size={44}>
          {title}
        </Heading>
        <Text size={16} tone="soft">
          {lead}
        </Text>
      </div>
      {onRetry ? (
        <Button variant="primary" icon={<Icon name="retry" />} onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      ) : way ? (
        <Button variant="primary" onPress={way.onPress}>
          {way.label}
        </Button>
      ) : (
        action
      )}
    </div>
  )
}
