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
import type { PreviewDevice, PreviewPlace } from './use-preview-tabs.ts'

type PreviewMedia = FacebookFeedProps['ad']['media']
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
