import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { RequestId } from '@aloft/design-system/patterns/failed-load'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'

export interface RenderNoteProps {
  result: RenderFailure
  /** Renders the picture again; left out if that wouldn't help. */
  onRetry?: (() => void) | undefined
  /** If the picture couldn't be asked for: what to quote to our support. */
  requestId?: string | undefined
}

/** Why the preview of an ad shows no picture (RND-04). */
export function RenderNote({ result, onRetry, requestId }: RenderNoteProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone={result === 'notAvailableOnPlatform' ? 'info' : 'warning'}
      action={
        onRetry ? (
          <Button size="small" icon={<Icon name="retry" />} onPress={onRetry}>
            {t('adPreview.render.again')}
          </Button>
        ) : null
      }
    >
      {t(`adPreview.render.${result}`)}
      <RequestId requestId={requestId} />
    </Notice>
  )
}
