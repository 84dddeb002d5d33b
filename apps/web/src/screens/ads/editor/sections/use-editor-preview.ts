import { useMedia } from '@aloft/design-system/patterns/use-media'
import { boardWidth } from '@aloft/views/ads/preview/preview-board'
import { placeRemark, previewPlaces } from '@aloft/domain/ads/preview-places.rules'
import { usePreviewTabs } from '../../../../ads/use-preview-tabs.ts'
import { picturedAd, useCreativeMedia } from '../../../../ads/use-creative-media.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'

export type EditorPreview = ReturnType<typeof useEditorPreview>

/** What is to be fixed or checked at each place; nothing of a locked ad. */
const remarksOf = ({ content: { platform }, readiness, lock }: EditedAd) =>
  Object.fromEntries(
    previewPlaces[platform].flatMap((place) => {
      const remark = lock === null ? placeRemark(platform, place, readiness) : null
      return remark ? [[place, remark] as const] : []
    }),
  )

/** Where and how the open ad is previewed, the choices beside it, and its picture. */
export function useEditorPreview() {
  const pictured = useEditedAd(({ content }) => picturedAd(content))
  const remarks = useEditedAd(remarksOf)
  const isWide = useMedia(boardWidth)
  return { ...usePreviewTabs(pictured.platform, { isWide, remarks }), media: useCreativeMedia(pictured) }
}
