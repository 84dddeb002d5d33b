import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { canRenderAgain, type RenderFailure, renderResult } from '@aloft/domain/creatives/render.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useCreative, useDrawings } from '../state/creatives.ts'
import { showDrawing } from '../wiring/creatives/creative-drawing.ts'
import { loadCreative } from '../wiring/creatives/creatives.ts'
import type { AdContent } from '../state/ad-content.ts'

type Media = FacebookFeedProps['ad']['media']

export interface CreativeMedia {
  readonly feed: Media
  readonly story: Media
  /** Why there's no picture (RND-04), and a retry if that may help. */
  readonly result: RenderFailure | null
  readonly retry: (() => void) | undefined
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
  const [failure, setFailure] = useState<RenderFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    const load = async () => {
      setFailure(null)
      const end = await loadCreative(id, leaving.signal, (waiting) => void showDrawing(waiting))
      if (!leaving.signal.aborted) setFailure(end)
    }
    void load()
    return () => leaving.abort()
  }, [id, attempt])
  const alt = t('adPreview.picture', { punchline })
  const of = (format: CreativeFormat): Media => {
    const svg = drawings[format]
    if (svg) return { svg, alt, ...creativeFormats[format] }
    const src = creative?.renderData.renderUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  const result = renderResult({ platform, hasCreative: id !== null, failure })
  return {
    feed: of('1:1'),
    story: of('9:16'),
    result,
    retry: result && canRenderAgain(result) ? () => setAttempt(attempt + 1) : undefined,
  }
}
