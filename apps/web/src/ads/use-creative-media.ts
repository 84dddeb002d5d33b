import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import {
  canRenderAgain,
  type RenderFailure,
  renderResult,
  shownVideo,
} from '@aloft/domain/creatives/render.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useCreative, useDrawings, useRenderFailure } from '../state/creatives.ts'
import { useDeliveryFailure } from '../state/delivery-failure.ts'
import { failureOf, useLoaded } from '../state/queries.ts'
import { queryKey } from '../state/replies.ts'
import { showDrawing } from '../wiring/creatives/creative-drawing.ts'
import { loadCreative } from '../wiring/creatives/creatives.ts'
import { previewedVideo } from './previewed-video.ts'
import type { PreviewPictures } from './ad-previews.tsx'
import type { AdContent } from '../state/ad-content.ts'

type Media = FacebookFeedProps['ad']['media']

export interface CreativeMedia {
  readonly pictures: PreviewPictures
  /** Null for an ad without a picture. */
  readonly creativeId: string | null
  /** Why there's no picture (RND-04), and a retry if that may help. */
  readonly result: RenderFailure | null
  readonly retry: (() => void) | undefined
  /** If the picture couldn't be asked for. */
  readonly requestId: string | undefined
}

/** What of an ad its picture depends on. */
interface PicturedAd extends Pick<AdContent, 'platform'> {
  /** Null for an ad without a picture. */
  readonly adCreativeId: string | null
  readonly punchline: string
}

export function picturedAd({ platform, ad }: Pick<AdContent, 'platform' | 'ad'>): PicturedAd {
  return { platform, adCreativeId: 'meta' in ad ? ad.meta.adCreativeId : null, punchline: ad.punchline }
}

/**
 * The pictures of an ad for its placements; null for ads without pictures. A picture that the server hasn't
 * drawn yet is drawn here and stays while the ad is open, because both look the same.
 */
export function useCreativeMedia({ platform, adCreativeId: id, punchline }: PicturedAd): CreativeMedia {
  const { t } = useTranslation()
  const creative = useCreative(id)
  const drawings = useDrawings(id)
  const failure = useRenderFailure(id)
  const refusal = failureOf(
    useLoaded<'get-ad-creative'>(id && queryKey('get-ad-creative', { adCreativeId: id })),
  )
  const [attempt, setAttempt] = useState(0)
  // Once its poster is a still, there's something to wait for.
  const hasVideo = useDeliveryFailure(id) === 'videoNotSupported'
  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    void loadCreative(id, leaving.signal, (waiting) => void showDrawing(waiting))
    return () => leaving.abort()
  }, [id, attempt, hasVideo])
  const alt = t('adPreview.picture', { punchline })
  const videoIn = (scene: Creative | undefined) => {
    const video = scene && shownVideo(scene)
    return video && previewedVideo(scene, video)
  }
  const of = (format: CreativeFormat): Media => {
    const svg = drawings[format]
    if (svg) return { svg, alt, ...creativeFormats[format], video: videoIn(creative?.creatives[format]) }
    const src = creative?.renderData.renderUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  const result = renderResult({ platform, hasCreative: id !== null, failure })
  return {
    creativeId: id,
    pictures: { '1:1': of('1:1'), '4:5': of('4:5'), '9:16': of('9:16') },
    result,
    retry: result && canRenderAgain(result) ? () => setAttempt(attempt + 1) : undefined,
    requestId: refusal?.requestId,
  }
}
