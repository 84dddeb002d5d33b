import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { Button } from '../primitives/button.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Text } from '../primitives/text.tsx'
import { useSecondsLeft, useWaitText } from './use-seconds-left.ts'
import * as css from './page-message.css.ts'

/** Why loading failed, with the details that help the user. */
export interface FailedLoad {
  onRetry: () => void
  /** Id to quote to our support. */
  requestId?: string | undefined
  /** Until the next attempt is allowed. */
  waitSeconds?: number | undefined
}

export interface PageMessageProps {
  title: string
  /** What's safe, and why this message is shown. */
  lead: string
  /** Set if loading failed. */
  failed?: FailedLoad | undefined
  /** Another action, as a button. */
  way?: { label: string; onPress: () => void } | undefined
  /** Replaces the button: a link, or a button of another variant. */
  action?: ReactNode
}

/** Replaces a page's content that failed to load, doesn't exist, or isn't made yet. */
export function PageMessage({ title, lead, failed, way, action }: PageMessageProps) {
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
      {failed ? (
        <Retry {...failed} />
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

function Retry({ onRetry, requestId, waitSeconds = 0 }: FailedLoad) {
  const { t } = useTranslation()
  const waitText = useWaitText()
  const secondsLeft = useSecondsLeft(waitSeconds)
  return (
    <>
      <Button variant="primary" icon={<Icon name="retry" />} isDisabled={secondsLeft > 0} onPress={onRetry}>
        {secondsLeft > 0 ? t('tryAgainIn', { wait: waitText(secondsLeft) }) : t('tryAgain')}
      </Button>
      {requestId === undefined ? null : (
        <Text size={14} tone="soft">
          {t('requestId', { requestId })}
        </Text>
      )}
    </>
  )
}
