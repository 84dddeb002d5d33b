import type { ReviewedAdProps } from '@aloft/views/admin/reviewed-ad'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { adBrand } from '../../ads/ad-brand.ts'
import { AdPreview } from '../../ads/ad-previews.tsx'
import { usePreviewTabs } from '../../ads/use-preview-tabs.ts'
import { buttonOf, campaignContent } from '../../state/ad-content.ts'

/** The ad as submitted, in each placement of its platform. */
export function useReviewPreview(review: AdReview): ReviewedAdProps['preview'] {
  const { t } = useTranslation()
  const { brand, websiteUrl, logoUrl, pictureUrls, values, componentId } = review
  const content = campaignContent(componentId, values, review.platform)
  const { platform, texts, ad } = content
  const previews = usePreviewTabs(platform)
  const alt = t('adPreview.picture', { punchline: ad.punchline })
  const picture = (format: '1:1' | '9:16') => {
    const src = pictureUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  return {
    shown: (
      <AdPreview
        place={previews.tab}
        device={previews.device}
        hasSafeZones={previews.hasSafeZones ?? false}
        platform={platform}
        texts={texts}
        brand={adBrand({ title: brand, url: websiteUrl, design: { logoImageUrl: logoUrl } })}
        button={buttonOf(content)}
        media={{ feed: picture('1:1'), story: picture('9:16') }}
        theme={themeNamed(values['theme'], 'facebook')}
      />
    ),
    tabs: previews.tabs,
    tab: previews.tab,
    onTab: previews.choose,
    device: previews.hasDevices ? previews.device : undefined,
    onDevice: previews.chooseDevice,
    hasSafeZones: previews.hasSafeZones,
    onSafeZones: previews.chooseSafeZones,
  }
}
