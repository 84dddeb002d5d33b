import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { RequestId } from '@aloft/design-system/patterns/failed-load'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'

/** The way out for a video, which ads can't show yet. */
export type StillOffer = { isPending: boolean; onUse: () => void } | { studioHref: string }

export interface RenderNoteProps {
  result: RenderFailure
  /** Renders the picture again; left out if that wouldn't help. */
  onRetry?: (() => void) | undefined
  /** Of a video: shows its poster as a still, or leads to where one is chosen. Left out for who may not. */
  still?: StillOffer | undefined
  /** If the picture couldn't be asked for: what to quote to our support. */
  requestId?: string | undefined
}

/** Why the preview of an ad shows no picture (RND-04). */
export function RenderNote({ result, onRetry, still, requestId }: RenderNoteProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone={result === 'notAvailableOnPlatform' ? 'info' : 'warning'}
      action={
        onRetry ? (
          <Button size="small" icon={<Icon name="retry" />} onPress={onRetry}>
            {t('adPreview.render.again')}
          </Button>
        ) : result === 'videoNotSupported' && still ? (
          <StillAction still={still} />
        ) : null
      }
    >
      {t(`adPreview.render.${result}`)}
      <RequestId requestId={requestId} />
    </Notice>
  )
}

/** The one press that shows the poster of a video as a still; if it has none, the way to the studio. */
export function StillAction({ still }: { still: StillOffer }) {
  const { t } = useTranslation()
  return 'studioHref' in still ? (
    <ButtonLink size="small" href={still.studioHref}>
      {t('adPreview.render.studio')}
    </ButtonLink>
  ) : (
    <Button size="small" isLoading={still.isPending} onPress={still.onUse}>
      {t('adPreview.render.still')}
    </Button>
  )
}
