import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'

export interface RenderNoteProps {
  result: RenderFailure
  /** Renders the picture again; left out if that wouldn't help. */
  onRetry?: (() => void) | undefined
}

/** Why the preview of an ad shows no picture (RND-04). */
export function RenderNote({ result, onRetry }: RenderNoteProps) {
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
    </Notice>
  )
}
