import { BrandTheme } from '@aloft/design-system/previews/brand-theme'
import { FacebookFeed, type FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import { FacebookRightColumn } from '@aloft/design-system/previews/facebook-right-column'
import { GoogleSearch } from '@aloft/design-system/previews/google-search'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import { Reel } from '@aloft/design-system/previews/reel'
import { Story } from '@aloft/design-system/previews/story'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { type ButtonLabel, buttonLabels } from '@aloft/domain/balloons/campaign-settings.rules'
import type { ThemeName } from '@aloft/domain/core/theme-names'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { googleAd, metaAd } from './preview-texts.ts'
import type { PreviewMode } from './use-preview-tabs.ts'

type PreviewMedia = FacebookFeedProps['ad']['media']
/** The picture in the formats that places show; null where it isn't drawn. */
export type PreviewPictures = Readonly<Record<Exclude<CreativeFormat, '16:9'>, PreviewMedia>>

export interface AdPreviewProps {
  readonly mode: PreviewMode
  readonly platform: AdPlatform
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly brand: FacebookFeedProps['ad']['brand']
  readonly button: string | undefined
  /** The advertiser's theme, for parts without their own design. */
  readonly theme: ThemeName
  readonly pictures: PreviewPictures
  /** Shows the first combination only: beside another preview to compare it with, or while a text is tried. */
  readonly isFixed?: boolean
}

/** Preview of the ad in one place. */
export function AdPreview({ theme, ...shown }: AdPreviewProps) {
  return (
    <BrandTheme name={theme} hasBox={false}>
      <AtPlace {...shown} />
    </BrandTheme>
  )
}

/** The tall picture of a feed if it's drawn, otherwise the square one. */
const tallIn = (pictures: PreviewPictures) => pictures['4:5'] ?? pictures['1:1']

function AtPlace(props: Omit<AdPreviewProps, 'theme'>) {
  const { mode, platform, texts, brand, button, pictures, isFixed = false } = props
  const { place, device, scheme, format, hasSafeZones } = mode
  const { t } = useTranslation()
  const [combination, setCombination] = useState(1)
  if (place === 'google') {
    return (
      <GoogleSearch
        ad={googleAd(platform, texts, brand)}
        device={device}
        scheme={scheme}
        combination={isFixed ? 1 : combination}
        onNextCombination={isFixed ? undefined : () => setCombination(combination + 1)}
      />
    )
  }
  const label: ButtonLabel = buttonLabels.find((known) => known === button) ?? 'LEARN_MORE'
  const buttonLabel = label === 'NO_BUTTON' ? null : t(`adPreview.buttons.${label}`)
  const adWith = (media: PreviewMedia) => metaAd(platform, texts, { brand, buttonLabel, media })
  const host = platform === 'instagram' ? 'instagram' : 'facebook'
  switch (place) {
    case 'story':
      return (
        <Story ad={adWith(pictures['9:16'])} platform={host} scheme={scheme} hasSafeZones={hasSafeZones} />
      )
    case 'reel':
      return (
        <Reel ad={adWith(pictures['9:16'])} platform={host} scheme={scheme} hasSafeZones={hasSafeZones} />
      )
    case 'rightColumn':
      return <FacebookRightColumn ad={adWith(pictures['1:1'])} scheme={scheme} />
    case 'instagram':
      return <InstagramFeed ad={adWith(tallIn(pictures))} device={device} scheme={scheme} />
    case 'facebook': {
      const picture = format === '4:5' ? tallIn(pictures) : pictures['1:1']
      return <FacebookFeed ad={adWith(picture)} device={device} scheme={scheme} />
    }
  }
}
