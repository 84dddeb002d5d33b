import { usePreviewTabs } from '../../../../ads/use-preview-tabs.ts'
import { picturedAd, useCreativeMedia } from '../../../../ads/use-creative-media.ts'
import { useEditedAd } from '../edited-ad.tsx'

export type EditorPreview = ReturnType<typeof useEditorPreview>

/** Where and how the open ad is previewed, and its picture there. */
export function useEditorPreview() {
  const pictured = useEditedAd(({ content }) => picturedAd(content))
  const { tab, tabs, choose, device, hasDevices, chooseDevice, hasSafeZones, chooseSafeZones } =
    usePreviewTabs(pictured.platform)
  return {
    place: tab,
    device,
    hasSafeZones: hasSafeZones ?? false,
    media: useCreativeMedia(pictured),
    /** For the choices beside it. */
    choices: {
      tabs,
      tab,
      onTab: choose,
      device: hasDevices ? device : undefined,
      onDevice: chooseDevice,
      hasSafeZones,
      onSafeZones: chooseSafeZones,
    },
  }
}
