import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { Stack } from '../primitives/stack.tsx'
import { Text } from '../primitives/text.tsx'
import { useSecondsLeft, useWaitText } from './use-seconds-left.ts'

/** A query that failed to load, with the details that help the user. */
export interface FailedLoad {
  onRetry: () => void
  /** ID to quote to our support. */
  requestId?: string | undefined
  /** Seconds until the next attempt is allowed. */
  waitSeconds?: number | undefined
}

/** Loads again; it counts down while the server would still refuse. */
export function RetryButton({
  onRetry,
  waitSeconds = 0,
  ...button
}: Omit<FailedLoad, 'requestId'> & Pick<ButtonProps, 'variant' | 'size' | 'icon'>) {
  const { t } = useTranslation()
  const waitText = useWaitText()
  const secondsLeft = useSecondsLeft(waitSeconds)
  return (
    <Button {...button} isDisabled={secondsLeft > 0} onPress={onRetry}>
      {secondsLeft > 0 ? t('tryAgainIn', { wait: waitText(secondsLeft) }) : t('tryAgain')}
    </Button>
  )
}

export interface RequestIdProps extends Pick<FailedLoad, 'requestId'> {
  size?: 13 | 14
}

/** What to quote to our support; nothing if no server answered. */
export function RequestId({ requestId, size = 13 }: RequestIdProps) {
  const { t } = useTranslation()
  if (requestId === undefined) return null
  return (
    <Text size={size} tone="soft">
      {t('requestId', { requestId })}
    </Text>
  )
}

/** In place of a detail that failed to load, such as the results of a search. */
export function FailedNote({ failed, children }: { failed: FailedLoad; children: ReactNode }) {
  return (
    <Stack gap={4} align="start">
      <Text size={13} tone="soft">
        {children}
      </Text>
      <RequestId requestId={failed.requestId} />
      <RetryButton variant="quiet" size="small" onRetry={failed.onRetry} waitSeconds={failed.waitSeconds} />
    </Stack>
  )
}
