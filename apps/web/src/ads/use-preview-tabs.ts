import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { FeedFormat, PreviewChoices } from '@aloft/design-system/patterns/preview-stage'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useState } from 'react'

type PreviewDevice = NonNullable<FacebookFeedProps['device']>
type PreviewScheme = NonNullable<FacebookFeedProps['scheme']>

/** Places of a preview, starting with those of the ad's own platform. */
export type PreviewPlace = 'facebook' | 'instagram' | 'story' | 'reel' | 'rightColumn' | 'google'

/** How an ad is previewed. */
export interface PreviewMode {
  readonly place: PreviewPlace
  readonly device: PreviewDevice
  /** The platform's own scheme. */
  readonly scheme: PreviewScheme
  /** Format of the picture in Facebook's feed. */
  readonly format: FeedFormat
  /** Marks the areas that the app of a story or reel covers. */
  readonly hasSafeZones: boolean
}

const placesOf: Readonly<Record<AdPlatform, readonly PreviewPlace[]>> = {
  google: ['google', 'facebook', 'instagram'],
  facebook: ['facebook', 'story', 'reel', 'rightColumn', 'instagram', 'google'],
  instagram: ['instagram', 'story', 'reel', 'facebook', 'google'],
}

/** Places that fill the screen of a phone, and belong to the ad's own platform. */
const upright: ReadonlySet<PreviewPlace> = new Set(['story', 'reel'])

/** Whether an ad of a platform is shown at a place, or only previewed there. */
function isShownAt(platform: AdPlatform, place: PreviewPlace): boolean {
  if (place === 'rightColumn') return platform === 'facebook'
  return upright.has(place) ? platform !== 'google' : place === platform
}

/** The choices of a preview, and what is chosen. */
export function usePreviewTabs(platform: AdPlatform): { mode: PreviewMode; choices: PreviewChoices } {
  const { t } = useTranslation()
  const places = placesOf[platform]
  const [place, setPlace] = useState<PreviewPlace>(places[0] ?? 'google')
  // Most people who see an ad use a phone.
  const [device, setDevice] = useState<PreviewDevice>('mobile')
  const [scheme, setScheme] = useState<PreviewScheme>('light')
  const [format, setFormat] = useState<FeedFormat>('1:1')
  const [hasSafeZones, setSafeZones] = useState(false)
  const isUpright = upright.has(place)
  return {
    mode: { place, device, scheme, format, hasSafeZones: isUpright && hasSafeZones },
    choices: {
      tabs: places.map((id) => ({
        id,
        label: t(`adPreview.places.${id}`),
        ...(!isShownAt(platform, id) && { remark: t('adPreview.previewOnly') }),
      })),
      tab: place,
      onTab: (id) => setPlace(places.find((known) => known === id) ?? place),
      device: isUpright || place === 'rightColumn' ? undefined : device,
      onDevice: setDevice,
      format: place === 'facebook' ? format : undefined,
      onFormat: setFormat,
      scheme,
      onScheme: setScheme,
      hasSafeZones: isUpright ? hasSafeZones : undefined,
      onSafeZones: setSafeZones,
    },
  }
}
