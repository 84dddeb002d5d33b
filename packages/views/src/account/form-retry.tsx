import { type FailedLoad, RequestId, RetryButton } from '@aloft/design-system/patterns/failed-load'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './form.css.ts'

/** Checks a link again, if the server couldn't. */
export function FormRetry({ onRetry, requestId, waitSeconds }: FailedLoad) {
  return (
    <>
      <div className={css.actions}>
        <RetryButton
          variant="primary"
          size="large"
          icon={<Icon name="retry" />}
          onRetry={onRetry}
          waitSeconds={waitSeconds}
        />
      </div>
      <RequestId requestId={requestId} />
    </>
  )
}
