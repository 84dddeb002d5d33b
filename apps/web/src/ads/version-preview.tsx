import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { type AdContent, buttonOf } from '../state/ad-content.ts'
import type { AdValues } from '../state/brand.ts'
import { adBrand } from './ad-brand.ts'
import { AdPreview } from './ad-previews.tsx'
import type { PreviewMode } from './use-preview-tabs.ts'
import { picturedAd, useCreativeMedia } from './use-creative-media.ts'

interface VersionPreviewProps {
  readonly idea: Idea
  readonly content: AdContent
  readonly values: AdValues
}

const onPhone = { device: 'mobile', scheme: 'light', format: '1:1', hasSafeZones: false } as const
const modeOf = {
  google: { ...onPhone, place: 'google' },
  facebook: { ...onPhone, place: 'facebook' },
  instagram: { ...onPhone, place: 'instagram' },
} as const satisfies Record<AdPlatform, PreviewMode>

/** Preview of an ad's version on its own platform, on a phone. */
export function VersionPreview({ idea, content, values }: VersionPreviewProps) {
  const { pictures } = useCreativeMedia(picturedAd(content))
  return (
    <AdPreview
      mode={modeOf[content.platform]}
      isFixed
      platform={content.platform}
      texts={content.texts}
      brand={adBrand(idea)}
      button={buttonOf(content)}
      pictures={pictures}
      theme={themeNamed(values['theme'], 'facebook')}
    />
  )
}
