import { BrandTheme } from '@aloft/design-system/previews/brand-theme'
import { FacebookFeed, type FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import { GoogleSearch } from '@aloft/design-system/previews/google-search'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import { Story } from '@aloft/design-system/previews/story'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { type ButtonLabel, buttonLabels } from '@aloft/domain/balloons/campaign-settings.rules'
import type { ThemeName } from '@aloft/domain/core/theme-names'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { googleAd, metaAd } from './preview-texts.ts'

type PreviewMedia = FacebookFeedProps['ad']['media']
type PreviewDevice = NonNullable<FacebookFeedProps['device']>

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

export interface AdPreviewProps {
  readonly place: PreviewPlace
  readonly device: PreviewDevice
  /** Marks the areas that a story's app covers. */
  readonly hasSafeZones: boolean
  readonly platform: AdPlatform
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly brand: FacebookFeedProps['ad']['brand']
  readonly button: string | undefined
  /** The advertiser's theme, for parts without their own design. */
  readonly theme: ThemeName
  /** The picture for a feed, and the tall one for a story. */
  readonly media: { readonly feed: PreviewMedia; readonly story: PreviewMedia }
  /** One of several previews side by side, which must show the same combination to be comparable. */
  readonly isOneOfMany?: boolean
}

/** Preview of the ad in one place. */
export function AdPreview({ theme, ...shown }: AdPreviewProps) {
  return (
    <BrandTheme name={theme} hasBox={false}>
      <AtPlace {...shown} />
    </BrandTheme>
  )
}

function AtPlace(props: Omit<AdPreviewProps, 'theme'>) {
  const { place, device, hasSafeZones, platform, texts, brand, button, media, isOneOfMany = false } = props
  const { t } = useTranslation()
  const [combination, setCombination] = useState(1)
  if (place === 'google') {
    return (
      <GoogleSearch
        ad={googleAd(platform, texts, brand)}
        device={device}
        combination={combination}
        onNextCombination={isOneOfMany ? undefined : () => setCombination(combination + 1)}
      />
    )
  }
  const label: ButtonLabel = buttonLabels.find((known) => known === button) ?? 'LEARN_MORE'
  const buttonLabel = label === 'NO_BUTTON' ? null : t(`adPreview.buttons.${label}`)
  const picture = place === 'story' ? media.story : media.feed
  const ad = metaAd(platform, texts, { brand, buttonLabel, media: picture })
  if (place === 'story') {
    const host = platform === 'instagram' ? 'instagram' : 'facebook'
    return <Story ad={ad} platform={host} hasSafeZones={hasSafeZones} />
  }
  return place === 'instagram' ? (
    <InstagramFeed ad={ad} device={device} />
  ) : (
    <FacebookFeed ad={ad} device={device} />
  )
}
