import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreative } from '../../state/creatives.ts'
import { loadCreative } from '../../wiring/creatives.ts'
import { type AdContent, textOf } from './ad-content.ts'

type Media = FacebookFeedProps['ad']['media']

/** The pictures of an ad for the places it is shown; null until they are drawn, and for ads without one. */
export function useCreativeMedia({ value }: AdContent): { feed: Media; story: Media } {
  const { t } = useTranslation()
  const id = textOf(value('adCreativeId')) || null
  const creative = useCreative(id)
  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    void loadCreative(id, leaving.signal)
    return () => leaving.abort()
  }, [id])
  const alt = t('adPreview.picture', { punchline: textOf(value('punchline')) })
  const of = (format: CreativeFormat): Media => {
    const src = creative?.renderData.renderUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  return { feed: of('1:1'), story: of('9:16') }
}
