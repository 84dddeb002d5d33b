import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import { adBrand } from '../../../ads/ad-brand.ts'
import { AdPreview } from '../../../ads/ad-previews.tsx'
import { picturedAd, useCreativeMedia } from '../../../ads/use-creative-media.ts'
import { buttonOf } from '../../../state/ad-content.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** The ad in the skin of its platform, on a phone, where most people see it. */
export function AdSection({ launch: { ad } }: { readonly launch: OpenLaunch }) {
  const { idea, content, values } = ad
  const media = useCreativeMedia(picturedAd(content))
  return (
    <AdPreview
      place={content.platform}
      device="mobile"
      hasSafeZones={false}
      platform={content.platform}
      texts={content.texts}
      brand={adBrand(idea)}
      button={buttonOf(content)}
      theme={themeNamed(values['theme'], 'facebook')}
      media={media}
      isOneOfMany
    />
  )
}
