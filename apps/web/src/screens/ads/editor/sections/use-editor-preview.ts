import { usePreviewTabs } from '../../../../ads/use-preview-tabs.ts'
import { picturedAd, useCreativeMedia } from '../../../../ads/use-creative-media.ts'
import { useEditedAd } from '../edited-ad.tsx'

export type EditorPreview = ReturnType<typeof useEditorPreview>

/** Where and how the open ad is previewed, the choices beside it, and its picture. */
export function useEditorPreview() {
  const pictured = useEditedAd(({ content }) => picturedAd(content))
  return { ...usePreviewTabs(pictured.platform), media: useCreativeMedia(pictured) }
}
