import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useState } from 'react'

export type PreviewDevice = NonNullable<FacebookFeedProps['device']>

/** Places of a preview, starting with those of the ad's own platform. */
export type PreviewPlace = 'facebook' | 'instagram' | 'story' | 'google'

const placesOf: Readonly<Record<AdPlatform, readonly PreviewPlace[]>> = {
  google: ['google', 'facebook', 'instagram'],
  facebook: ['facebook', 'story', 'instagram', 'google'],
  instagram: ['instagram', 'story', 'facebook', 'google'],
}

/** The tabs of the preview; a place of another platform is marked as such. */
export function usePreviewTabs(platform: AdPlatform) {
  const { t } = useTranslation()
  const places = placesOf[platform]
  const [tab, setTab] = useState<PreviewPlace>(places[0] ?? 'google')
  // Most people who see an ad use a phone.
  const [device, setDevice] = useState<PreviewDevice>('mobile')
  const [hasSafeZones, setSafeZones] = useState(false)
  const isOwn = (place: PreviewPlace) => place === platform || (place === 'story' && platform !== 'google')
  return {
    tab,
    tabs: places.map((id) => ({
      id,
      label: t(`adPreview.places.${id}`),
      ...(!isOwn(id) && { remark: t('adPreview.previewOnly') }),
    })),
    choose: (id: string) => setTab(places.find((place) => place === id) ?? tab),
    device,
    /** Stories only exist on phones. */
    hasDevices: tab !== 'story',
    chooseDevice: setDevice,
    /** Other places cover nothing. */
    hasSafeZones: tab === 'story' ? hasSafeZones : undefined,
    chooseSafeZones: setSafeZones,
  }
}
