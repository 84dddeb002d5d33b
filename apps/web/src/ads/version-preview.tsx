import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import { type AdContent, buttonOf } from '../state/ad-content.ts'
import type { AdValues } from '../state/brand.ts'
import { adBrand } from './ad-brand.ts'
import { AdPreview } from './ad-previews.tsx'
import { picturedAd, useCreativeMedia } from './use-creative-media.ts'

interface VersionPreviewProps {
  readonly idea: Idea
  readonly content: AdContent
  readonly values: AdValues
}

/** Preview of an ad's version on its own platform, on a phone. */
export function VersionPreview({ idea, content, values }: VersionPreviewProps) {
  const media = useCreativeMedia(picturedAd(content))
  return (
    <AdPreview
      place={content.platform}
      device="mobile"
      hasSafeZones={false}
      isOneOfMany
      platform={content.platform}
      texts={content.texts}
      brand={adBrand(idea)}
      button={buttonOf(content)}
      media={media}
      theme={themeNamed(values['theme'], 'facebook')}
    />
  )
}
