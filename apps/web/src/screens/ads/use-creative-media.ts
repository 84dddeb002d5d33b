import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreative, useDrawings } from '../../state/creatives.ts'
import { showDrawing } from '../../wiring/creative-drawing.ts'
import { loadCreative } from '../../wiring/creatives.ts'
import { type AdContent, textOf } from '../../state/ad-content.ts'

type Media = FacebookFeedProps['ad']['media']

/**
 * The pictures of an ad for the places it is shown; null for ads without one. What the server has not drawn yet is
 * drawn here, and stays while the ad is open: both are the same picture.
 */
export function useCreativeMedia({ value }: AdContent): { feed: Media; story: Media } {
  const { t } = useTranslation()
  const id = textOf(value('adCreativeId')) || null
  const creative = useCreative(id)
  const drawings = useDrawings(id)
  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    void loadCreative(id, leaving.signal, (waiting) => void showDrawing(waiting))
    return () => leaving.abort()
  }, [id])
  const alt = t('adPreview.picture', { punchline: textOf(value('punchline')) })
  const of = (format: CreativeFormat): Media => {
    const svg = drawings[format]
    if (svg) return { svg, alt, ...creativeFormats[format] }
    const src = creative?.renderData.renderUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  return { feed: of('1:1'), story: of('9:16') }
}
