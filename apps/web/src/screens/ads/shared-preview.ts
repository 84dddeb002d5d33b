import type { PictureState } from '@aloft/views/ads/sharing/shared-preview.view'
import type { SharedPreview } from '@aloft/domain/ads/shared-preview.entity'
import { type CreativeFormat, creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { isBeingDrawn } from '@aloft/domain/creatives/render.rules'
import { failedLoad } from '../../queries/failed-load.ts'
import type { Loaded } from '../../state/queries.ts'
import type { PreviewPictures } from '../../ads/ad-previews.tsx'

/** In place of a shared preview that isn't there yet, or not anymore. */
export function unreadyPreview(
  loaded: Exclude<Loaded<'get-shared-preview'>, { status: 'ready' }>,
  onRetry: () => void,
) {
  if (loaded.status === 'loading') return { kind: 'loading' } as const
  return loaded.failure.declared ? ({ kind: 'ended' } as const) : failedLoad(loaded.failure, onRetry)
}

/** Progress of the pictures of a shared ad. */
export function pictureState({ platform, renderData }: SharedPreview): PictureState {
  if (platform === 'google' || !renderData) return 'none'
  if (isBeingDrawn(renderData)) return 'waiting'
  return renderData.isRenderFinished ? 'ready' : 'failed'
}

/** The drawn pictures of a shared ad as previews show them. */
export function sharedPictures({ renderData }: SharedPreview, alt: string): PreviewPictures {
  const of = (format: CreativeFormat) => {
    const src = renderData?.renderUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  return { '1:1': of('1:1'), '4:5': of('4:5'), '9:16': of('9:16') }
}
