import { type FailedLoad, RequestId, RetryButton } from '@aloft/design-system/patterns/failed-load'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'

/** Checks a link again, if the server couldn't. */
export function FormRetry({ onRetry, requestId, waitSeconds }: FailedLoad) {
  return (
    <Stack gap={16} align="start">
      <RetryButton
        variant="primary"
        size="large"
        icon={<Icon name="retry" />}
        onRetry={onRetry}
        waitSeconds={waitSeconds}
      />
      <RequestId requestId={requestId} />
    </Stack>
  )
}
