import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Stack } from '../primitives/stack.tsx'
import { Text } from '../primitives/text.tsx'
import { type FailedLoad, RequestId, RetryButton } from './failed-load.tsx'
import * as css from './page-message.css.ts'

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
      <Stack gap={12}>
        <Heading level={1} size={44}>
          {title}
        </Heading>
        <Text size={16} tone="soft">
          {lead}
        </Text>
      </Stack>
      {failed ? (
        <>
          <RetryButton
            variant="primary"
            icon={<Icon name="retry" />}
            onRetry={failed.onRetry}
            waitSeconds={failed.waitSeconds}
          />
          <RequestId requestId={failed.requestId} size={14} />
        </>
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
